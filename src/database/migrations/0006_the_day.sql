CREATE TABLE "submissions" (
	"athlete_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"day" date NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "submissions_athlete_id_key_pk" PRIMARY KEY("athlete_id","key")
);
--> statement-breakpoint
ALTER TABLE "submissions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "daily_form_status" ADD COLUMN "closed_by_hand_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "metric_responses" ADD COLUMN "is_late" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "training_sessions" ADD COLUMN "is_late" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_athlete_id_profiles_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "an athlete reads their own submissions" ON "submissions" AS PERMISSIVE FOR SELECT TO "app_user" USING ("submissions"."athlete_id" = (select app_actor_id()));--> statement-breakpoint
CREATE POLICY "an athlete adds their own submissions" ON "submissions" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("submissions"."athlete_id" = (select app_actor_id()));--> statement-breakpoint
grant select, insert on submissions to app_user;
