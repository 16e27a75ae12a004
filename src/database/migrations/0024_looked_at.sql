CREATE TABLE "looked_at" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"athlete_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"metric_id" uuid,
	"size" double precision NOT NULL,
	"day" date NOT NULL,
	"looked_by" uuid,
	"looked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "looked_at_once" UNIQUE NULLS NOT DISTINCT("athlete_id","team_id","subject","metric_id"),
	CONSTRAINT "looked_at_subject" CHECK ("looked_at"."subject" in ('load', 'wellness', 'wellness-health', 'question')),
	CONSTRAINT "looked_at_question" CHECK (("looked_at"."subject" = 'question') = ("looked_at"."metric_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "looked_at" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "looked_at" ADD CONSTRAINT "looked_at_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "looked_at" ADD CONSTRAINT "looked_at_athlete_id_profiles_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "looked_at" ADD CONSTRAINT "looked_at_metric_id_custom_metrics_id_fk" FOREIGN KEY ("metric_id") REFERENCES "public"."custom_metrics"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "looked_at" ADD CONSTRAINT "looked_at_looked_by_profiles_id_fk" FOREIGN KEY ("looked_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "looked_at_team_id_idx" ON "looked_at" USING btree ("team_id");
--> statement-breakpoint
CREATE INDEX "looked_at_metric_id_idx" ON "looked_at" USING btree ("metric_id");
--> statement-breakpoint
CREATE INDEX "looked_at_looked_by_idx" ON "looked_at" USING btree ("looked_by");
--> statement-breakpoint
CREATE POLICY "an athlete reads own, staff what they may see" ON "looked_at" AS PERMISSIVE FOR SELECT TO "app_user" USING ("looked_at"."athlete_id" = (select app_actor_id()) or (("looked_at"."team_id", "looked_at"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a)
  and case "looked_at"."subject"
    when 'question' then ("looked_at"."team_id", "looked_at"."metric_id") in (select q.team_id, q.id from my_metrics q)
    when 'wellness-health' then "looked_at"."team_id" in (select s.team_id from my_teams s where s.sees_health)
    else true end));
--> statement-breakpoint
CREATE POLICY "staff who do more than view say what they looked at" ON "looked_at" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("looked_at"."looked_by" = (select app_actor_id()) and "looked_at"."team_id" in (select s.team_id from my_teams s where s.duty <> 'viewer') and ("looked_at"."team_id", "looked_at"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a)
  and case "looked_at"."subject"
    when 'question' then ("looked_at"."team_id", "looked_at"."metric_id") in (select q.team_id, q.id from my_metrics q)
    when 'wellness-health' then "looked_at"."team_id" in (select s.team_id from my_teams s where s.sees_health)
    else true end);
--> statement-breakpoint
CREATE POLICY "they say so again" ON "looked_at" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("looked_at"."team_id" in (select s.team_id from my_teams s where s.duty <> 'viewer') and ("looked_at"."team_id", "looked_at"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a)
  and case "looked_at"."subject"
    when 'question' then ("looked_at"."team_id", "looked_at"."metric_id") in (select q.team_id, q.id from my_metrics q)
    when 'wellness-health' then "looked_at"."team_id" in (select s.team_id from my_teams s where s.sees_health)
    else true end) WITH CHECK ("looked_at"."looked_by" = (select app_actor_id()) and "looked_at"."team_id" in (select s.team_id from my_teams s where s.duty <> 'viewer') and ("looked_at"."team_id", "looked_at"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a)
  and case "looked_at"."subject"
    when 'question' then ("looked_at"."team_id", "looked_at"."metric_id") in (select q.team_id, q.id from my_metrics q)
    when 'wellness-health' then "looked_at"."team_id" in (select s.team_id from my_teams s where s.sees_health)
    else true end);
--> statement-breakpoint
CREATE POLICY "they take it back" ON "looked_at" AS PERMISSIVE FOR DELETE TO "app_user" USING ("looked_at"."team_id" in (select s.team_id from my_teams s where s.duty <> 'viewer') and ("looked_at"."team_id", "looked_at"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a)
  and case "looked_at"."subject"
    when 'question' then ("looked_at"."team_id", "looked_at"."metric_id") in (select q.team_id, q.id from my_metrics q)
    when 'wellness-health' then "looked_at"."team_id" in (select s.team_id from my_teams s where s.sees_health)
    else true end);
--> statement-breakpoint
grant select, insert, delete, update (size, day, looked_by, looked_at) on looked_at to app_user;
--> statement-breakpoint
-- However an athlete goes, what the team looked at goes with it.
create function forget_looks() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  delete from looked_at where athlete_id = new.athlete_id and team_id = new.team_id;
  return null;
end
$$;
--> statement-breakpoint
create trigger team_members_forget_looks after update of left_at on team_members
for each row when (old.left_at is null and new.left_at is not null) execute function forget_looks();
--> statement-breakpoint
-- Holds the membership until the end: an athlete who leaves at the same moment leaves either before, and is refused here, or
-- after, and the trigger above finds the row.
create function refuse_look_off_team() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform from team_members m
  where m.team_id = new.team_id and m.athlete_id = new.athlete_id and m.left_at is null
  for share;
  if not found then
    raise exception using errcode = 'check_violation', constraint = 'looked_at_on_the_team',
      message = 'Who is not on the team is not looked at';
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger looked_at_on_the_team after insert or update of size, day on looked_at
for each row execute function refuse_look_off_team();
