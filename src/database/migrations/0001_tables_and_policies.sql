CREATE TABLE "auth_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_accounts_user_id_provider_id_key" UNIQUE("user_id","provider_id")
);
--> statement-breakpoint
ALTER TABLE "auth_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ip_address" text,
	"user_agent" text,
	CONSTRAINT "auth_sessions_token_key" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "auth_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth_verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth_verifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "custom_metrics" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"manager_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"type" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "custom_metrics_type" CHECK ("custom_metrics"."type" in ('rating', 'text')),
	CONSTRAINT "custom_metrics_title" CHECK (btrim("custom_metrics"."title") <> '' and length("custom_metrics"."title") <= 80),
	CONSTRAINT "custom_metrics_description" CHECK (length("custom_metrics"."description") <= 500)
);
--> statement-breakpoint
ALTER TABLE "custom_metrics" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "daily_form_status" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"manager_id" uuid NOT NULL,
	"date" date NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"open_time" time DEFAULT '00:00:00' NOT NULL,
	"close_time" time DEFAULT '23:59:59' NOT NULL,
	"manually_closed" boolean DEFAULT false NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	CONSTRAINT "daily_form_status_manager_id_key" UNIQUE("manager_id"),
	CONSTRAINT "daily_form_status_window" CHECK ("daily_form_status"."open_time" <> "daily_form_status"."close_time")
);
--> statement-breakpoint
ALTER TABLE "daily_form_status" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "daily_metrics" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"athlete_id" uuid NOT NULL,
	"date" date NOT NULL,
	"sleep_hours" real DEFAULT 0 NOT NULL,
	"stress_level" smallint DEFAULT 0 NOT NULL,
	"fatigue_level" smallint DEFAULT 0 NOT NULL,
	"soreness_level" smallint DEFAULT 0 NOT NULL,
	"nutrition_rating" smallint DEFAULT 0 NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	CONSTRAINT "daily_metrics_athlete_id_date_key" UNIQUE("athlete_id","date"),
	CONSTRAINT "daily_metrics_sleep_hours" CHECK ("daily_metrics"."sleep_hours" between 0 and 24)
);
--> statement-breakpoint
ALTER TABLE "daily_metrics" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "job_runs" (
	"job" text NOT NULL,
	"slot" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_runs_job_slot_pk" PRIMARY KEY("job","slot")
);
--> statement-breakpoint
ALTER TABLE "job_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "manager_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"manager_id" uuid NOT NULL,
	"invitation_code" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"manager_name" text NOT NULL,
	"email" text,
	CONSTRAINT "manager_invitations_invitation_code_key" UNIQUE("invitation_code"),
	CONSTRAINT "manager_invitations_status" CHECK ("manager_invitations"."status" in ('pending', 'accepted')),
	CONSTRAINT "manager_invitations_code_length" CHECK (length("manager_invitations"."invitation_code") >= 22),
	CONSTRAINT "manager_invitations_email_lower_case" CHECK ("manager_invitations"."email" = lower("manager_invitations"."email"))
);
--> statement-breakpoint
ALTER TABLE "manager_invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "metric_responses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"athlete_id" uuid NOT NULL,
	"metric_id" uuid NOT NULL,
	"date" date NOT NULL,
	"rating_value" smallint,
	"text_value" text,
	CONSTRAINT "metric_responses_athlete_id_metric_id_date_key" UNIQUE("athlete_id","metric_id","date"),
	CONSTRAINT "metric_responses_rating_value" CHECK ("metric_responses"."rating_value" between 1 and 5),
	CONSTRAINT "metric_responses_text_value" CHECK (btrim("metric_responses"."text_value", E' \t\r\n') <> '' and length("metric_responses"."text_value") <= 2000),
	CONSTRAINT "metric_responses_one_value" CHECK (num_nonnulls("metric_responses"."rating_value", "metric_responses"."text_value") = 1)
);
--> statement-breakpoint
ALTER TABLE "metric_responses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"full_name" text DEFAULT '' NOT NULL,
	"role" text DEFAULT 'athlete' NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"manager_id" uuid,
	"avatar_url" text,
	CONSTRAINT "profiles_email_key" UNIQUE("email"),
	CONSTRAINT "profiles_role" CHECK ("profiles"."role" in ('athlete', 'manager')),
	CONSTRAINT "profiles_email_lower_case" CHECK ("profiles"."email" = lower("profiles"."email")),
	CONSTRAINT "profiles_full_name_length" CHECK (length("profiles"."full_name") <= 120),
	CONSTRAINT "profiles_only_athletes_have_a_manager" CHECK ("profiles"."role" = 'athlete' or "profiles"."manager_id" is null)
);
--> statement-breakpoint
ALTER TABLE "profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rate_limits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "training_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"athlete_id" uuid NOT NULL,
	"date" date NOT NULL,
	"session" text NOT NULL,
	"training_type" text,
	"rpe" smallint NOT NULL,
	"duration" smallint NOT NULL,
	"unit_load" smallint GENERATED ALWAYS AS (rpe * duration) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "training_sessions_athlete_id_date_session_key" UNIQUE("athlete_id","date","session") INCLUDE ("unit_load"),
	CONSTRAINT "training_sessions_session" CHECK ("training_sessions"."session" in ('AM', 'PM')),
	CONSTRAINT "training_sessions_training_type" CHECK ("training_sessions"."training_type" in ('regenerative', 'interval_metabolic', 'technical_tactical', 'strength_power', 'speed_agility', 'mobility_regenerative', 'competition', 'injury_prevention', 'other_activity', 'travel')),
	CONSTRAINT "training_sessions_rpe" CHECK ("training_sessions"."rpe" between 0 and 10),
	CONSTRAINT "training_sessions_duration" CHECK ("training_sessions"."duration" between 0 and 1440),
	CONSTRAINT "training_sessions_rest_or_trained" CHECK (case when "training_sessions"."training_type" is null then "training_sessions"."rpe" = 0 and "training_sessions"."duration" = 0 else "training_sessions"."rpe" > 0 and "training_sessions"."duration" > 0 end)
);
--> statement-breakpoint
ALTER TABLE "training_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "auth_accounts" ADD CONSTRAINT "auth_accounts_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_metrics" ADD CONSTRAINT "custom_metrics_manager_id_profiles_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_form_status" ADD CONSTRAINT "daily_form_status_manager_id_profiles_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_metrics" ADD CONSTRAINT "daily_metrics_athlete_id_profiles_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manager_invitations" ADD CONSTRAINT "manager_invitations_manager_id_profiles_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_responses" ADD CONSTRAINT "metric_responses_athlete_id_profiles_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_responses" ADD CONSTRAINT "metric_responses_metric_id_custom_metrics_id_fk" FOREIGN KEY ("metric_id") REFERENCES "public"."custom_metrics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_manager_id_profiles_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_sessions" ADD CONSTRAINT "training_sessions_athlete_id_profiles_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_sessions_user_id_idx" ON "auth_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_verifications_identifier_idx" ON "auth_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "custom_metrics_manager_id_idx" ON "custom_metrics" USING btree ("manager_id");--> statement-breakpoint
CREATE INDEX "mails_waiting_idx" ON "mails" USING btree ("next_attempt_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "manager_invitations_manager_id_idx" ON "manager_invitations" USING btree ("manager_id");--> statement-breakpoint
CREATE INDEX "metric_responses_athlete_id_date_idx" ON "metric_responses" USING btree ("athlete_id","date");--> statement-breakpoint
CREATE INDEX "metric_responses_metric_id_idx" ON "metric_responses" USING btree ("metric_id");--> statement-breakpoint
CREATE INDEX "profiles_manager_id_idx" ON "profiles" USING btree ("manager_id");--> statement-breakpoint
CREATE POLICY "a manager reads own metrics, an athlete the metrics to answer" ON "custom_metrics" AS PERMISSIVE FOR SELECT TO "app_user" USING ("custom_metrics"."manager_id" = (select app_actor_id()) or "custom_metrics"."manager_id" = (select p.manager_id from profiles p where p.id = (select app_actor_id())));--> statement-breakpoint
CREATE POLICY "a manager creates their own metrics" ON "custom_metrics" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("custom_metrics"."manager_id" = (select app_actor_id()) and (select p.role from profiles p where p.id = (select app_actor_id())) = 'manager');--> statement-breakpoint
CREATE POLICY "a manager changes their own metrics" ON "custom_metrics" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("custom_metrics"."manager_id" = (select app_actor_id())) WITH CHECK ("custom_metrics"."manager_id" = (select app_actor_id()));--> statement-breakpoint
CREATE POLICY "a manager deletes their own metrics" ON "custom_metrics" AS PERMISSIVE FOR DELETE TO "app_user" USING ("custom_metrics"."manager_id" = (select app_actor_id()));--> statement-breakpoint
CREATE POLICY "a manager reads own form status, an athlete the one to keep" ON "daily_form_status" AS PERMISSIVE FOR SELECT TO "app_user" USING ("daily_form_status"."manager_id" = (select app_actor_id()) or "daily_form_status"."manager_id" = (select p.manager_id from profiles p where p.id = (select app_actor_id())));--> statement-breakpoint
CREATE POLICY "a manager creates their own form status" ON "daily_form_status" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("daily_form_status"."manager_id" = (select app_actor_id()) and (select p.role from profiles p where p.id = (select app_actor_id())) = 'manager');--> statement-breakpoint
CREATE POLICY "a manager changes their own form status" ON "daily_form_status" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("daily_form_status"."manager_id" = (select app_actor_id())) WITH CHECK ("daily_form_status"."manager_id" = (select app_actor_id()));--> statement-breakpoint
CREATE POLICY "an athlete reads their own daily metrics" ON "daily_metrics" AS PERMISSIVE FOR SELECT TO "app_user" USING ("daily_metrics"."athlete_id" = (select app_actor_id()));--> statement-breakpoint
CREATE POLICY "an athlete adds their own daily metrics" ON "daily_metrics" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("daily_metrics"."athlete_id" = (select app_actor_id()));--> statement-breakpoint
CREATE POLICY "a manager reads their own invitations" ON "manager_invitations" AS PERMISSIVE FOR SELECT TO "app_user" USING ("manager_invitations"."manager_id" = (select app_actor_id()));--> statement-breakpoint
CREATE POLICY "a manager creates their own invitations" ON "manager_invitations" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("manager_invitations"."manager_id" = (select app_actor_id()) and (select p.role from profiles p where p.id = (select app_actor_id())) = 'manager');--> statement-breakpoint
CREATE POLICY "a manager deletes their own invitations" ON "manager_invitations" AS PERMISSIVE FOR DELETE TO "app_user" USING ("manager_invitations"."manager_id" = (select app_actor_id()));--> statement-breakpoint
CREATE POLICY "an athlete reads own answers, a manager those to own metrics" ON "metric_responses" AS PERMISSIVE FOR SELECT TO "app_user" USING ("metric_responses"."athlete_id" = (select app_actor_id()) or ("metric_responses"."athlete_id" = any(array(select p.id from profiles p where p.manager_id = (select app_actor_id()) and p.role = 'athlete')) and metric_id = any(array(select m.id from custom_metrics m where m.manager_id = (select app_actor_id())))));--> statement-breakpoint
CREATE POLICY "an athlete answers the metrics of their manager" ON "metric_responses" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("metric_responses"."athlete_id" = (select app_actor_id()) and metric_id = any(array(select m.id from custom_metrics m where m.manager_id = (select p.manager_id from profiles p where p.id = (select app_actor_id())))));--> statement-breakpoint
CREATE POLICY "a user reads their own profile, a manager their athletes" ON "profiles" AS PERMISSIVE FOR SELECT TO "app_user" USING ("profiles"."id" = (select app_actor_id()) or "profiles"."manager_id" = (select app_actor_id()));--> statement-breakpoint
CREATE POLICY "a user updates their own profile" ON "profiles" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("profiles"."id" = (select app_actor_id())) WITH CHECK ("profiles"."id" = (select app_actor_id()));--> statement-breakpoint
CREATE POLICY "an athlete reads own sessions, a manager those of own athletes" ON "training_sessions" AS PERMISSIVE FOR SELECT TO "app_user" USING ("training_sessions"."athlete_id" = (select app_actor_id()) or "training_sessions"."athlete_id" = any(array(select p.id from profiles p where p.manager_id = (select app_actor_id()) and p.role = 'athlete')));--> statement-breakpoint
CREATE POLICY "an athlete of a team logs their own sessions" ON "training_sessions" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("training_sessions"."athlete_id" = (select app_actor_id()) and (select p.manager_id from profiles p where p.id = (select app_actor_id())) is not null);