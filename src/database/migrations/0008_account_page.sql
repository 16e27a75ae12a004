CREATE TABLE "file_removals" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "file_removals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_account_id_profiles_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_account_id_idx" ON "mails" USING btree ("account_id");--> statement-breakpoint
-- Runs with its owner's rights, so it shows two columns of rows that the reader's own policies may hide.
create view answered_metrics with (security_barrier) as
select id, title
from custom_metrics
where id = any(array(select metric_id from metric_responses where athlete_id = app_actor_id()));
--> statement-breakpoint
grant select on answered_metrics to app_user;
