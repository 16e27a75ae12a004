CREATE TABLE "push_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reminder_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"message" text NOT NULL,
	"tag" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_notices_once" UNIQUE("reminder_id","subscription_id")
);
--> statement-breakpoint
ALTER TABLE "push_notices" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"user_agent" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_key" UNIQUE("endpoint"),
	CONSTRAINT "push_subscriptions_session_id_key" UNIQUE("session_id")
);
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "reminders" DROP CONSTRAINT "reminders_channel";
--> statement-breakpoint
ALTER TABLE "reminder_choices" ADD COLUMN "by_push" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE "push_notices" ADD CONSTRAINT "push_notices_reminder_id_reminders_id_fk" FOREIGN KEY ("reminder_id") REFERENCES "public"."reminders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_notices" ADD CONSTRAINT "push_notices_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_account_id_profiles_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_auth_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."auth_sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "push_notices_subscription_id_idx" ON "push_notices" USING btree ("subscription_id");
--> statement-breakpoint
CREATE INDEX "push_notices_next_attempt_at_idx" ON "push_notices" USING btree ("next_attempt_at");
--> statement-breakpoint
CREATE INDEX "push_subscriptions_account_id_idx" ON "push_subscriptions" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "reminders_waiting_idx" ON "reminders" USING btree ("due_at") WHERE state = 'waiting';
--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_channel" CHECK ("reminders"."channel" in ('push', 'mail'));
--> statement-breakpoint
CREATE POLICY "a user sees their own devices" ON "push_subscriptions" AS PERMISSIVE FOR SELECT TO "app_user" USING ("push_subscriptions"."account_id" = (select app_actor_id()));
--> statement-breakpoint
CREATE POLICY "a user ends their own devices" ON "push_subscriptions" AS PERMISSIVE FOR DELETE TO "app_user" USING ("push_subscriptions"."account_id" = (select app_actor_id()));
--> statement-breakpoint
-- Without the keys: what is sent is for the device to read.
grant select (id, account_id, session_id, endpoint, user_agent, added_at, last_seen_at), delete on push_subscriptions to app_user;
