CREATE TABLE "health_problems" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"athlete_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"area" text,
	"side" text,
	"began_on" date NOT NULL,
	"note" text,
	"is_shared_with_coach" boolean DEFAULT false NOT NULL,
	"recurrence_of" uuid,
	"resolved_on" date,
	"reported_by" uuid,
	"reported_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "health_problems_id_team_id_athlete_id" UNIQUE("id","team_id","athlete_id"),
	CONSTRAINT "health_problems_kind" CHECK ("health_problems"."kind" in ('injury', 'illness')),
	CONSTRAINT "health_problems_area" CHECK ("health_problems"."area" in ('head', 'neck', 'shoulder', 'upper-arm', 'elbow', 'forearm', 'wrist', 'hand', 'chest', 'thoracic-spine', 'lumbosacral-spine', 'abdomen', 'hip-groin', 'thigh', 'knee', 'lower-leg', 'ankle', 'foot', 'unspecified', 'several')),
	CONSTRAINT "health_problems_injury_has_area" CHECK (("health_problems"."kind" = 'injury') = ("health_problems"."area" is not null)),
	CONSTRAINT "health_problems_side" CHECK ("health_problems"."side" in ('left', 'right', 'both')),
	CONSTRAINT "health_problems_side_of_area" CHECK ("health_problems"."side" is null or ("health_problems"."area" is not null and "health_problems"."area" in ('shoulder', 'upper-arm', 'elbow', 'forearm', 'wrist', 'hand', 'hip-groin', 'thigh', 'knee', 'lower-leg', 'ankle', 'foot'))),
	CONSTRAINT "health_problems_note" CHECK (char_length("health_problems"."note") between 1 and 280),
	CONSTRAINT "health_problems_resolved_after_began" CHECK ("health_problems"."resolved_on" >= "health_problems"."began_on")
);
--> statement-breakpoint
ALTER TABLE "health_problems" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "health_round_answers" (
	"team_id" uuid NOT NULL,
	"athlete_id" uuid NOT NULL,
	"week" date NOT NULL,
	"problem_id" uuid NOT NULL,
	"participation" smallint NOT NULL,
	"modification" smallint,
	"performance" smallint,
	"symptoms" smallint,
	"score" smallint GENERATED ALWAYS AS (case participation when 0 then 0 when 3 then 100 else (array[0, 8, 17, 25])[participation + 1] + (array[0, 8, 17, 25])[modification + 1] + (array[0, 8, 17, 25])[performance + 1] + (array[0, 8, 17, 25])[symptoms + 1] end) STORED NOT NULL,
	"is_substantial" boolean GENERATED ALWAYS AS (participation = 3 or coalesce(modification >= 2, false) or coalesce(performance >= 2, false)) STORED NOT NULL,
	CONSTRAINT "health_round_answers_athlete_id_team_id_week_problem_id_pk" PRIMARY KEY("athlete_id","team_id","week","problem_id"),
	CONSTRAINT "health_round_answers_options" CHECK ("health_round_answers"."participation" between 0 and 3 and "health_round_answers"."modification" between 0 and 3 and "health_round_answers"."performance" between 0 and 3 and "health_round_answers"."symptoms" between 0 and 3),
	CONSTRAINT "health_round_answers_gates" CHECK (num_nonnulls("health_round_answers"."modification", "health_round_answers"."performance", "health_round_answers"."symptoms") = case when "health_round_answers"."participation" in (0, 3) then 0 else 3 end)
);
--> statement-breakpoint
ALTER TABLE "health_round_answers" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "health_rounds" (
	"team_id" uuid NOT NULL,
	"athlete_id" uuid NOT NULL,
	"week" date NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"has_problem" boolean NOT NULL,
	CONSTRAINT "health_rounds_athlete_id_team_id_week_pk" PRIMARY KEY("athlete_id","team_id","week"),
	CONSTRAINT "health_rounds_week" CHECK (extract(isodow from "health_rounds"."week") = 1)
);
--> statement-breakpoint
ALTER TABLE "health_rounds" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "problem_findings" (
	"problem_id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"athlete_id" uuid NOT NULL,
	"mode" text,
	"relation" text,
	"code" text,
	"set_by" uuid,
	"set_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "problem_findings_mode" CHECK ("problem_findings"."mode" in ('acute', 'repetitive-sudden', 'repetitive-gradual')),
	CONSTRAINT "problem_findings_relation" CHECK ("problem_findings"."relation" in ('direct', 'indirect', 'none')),
	CONSTRAINT "problem_findings_code" CHECK (char_length("problem_findings"."code") between 1 and 40)
);
--> statement-breakpoint
ALTER TABLE "problem_findings" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "problem_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"problem_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"athlete_id" uuid NOT NULL,
	"title" text NOT NULL,
	"planned_on" date,
	"confirmed_on" date,
	"confirmed_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "problem_steps_title" CHECK (char_length("problem_steps"."title") between 1 and 60),
	CONSTRAINT "problem_steps_confirmed" CHECK ("problem_steps"."confirmed_on" is not null or "problem_steps"."confirmed_by" is null)
);
--> statement-breakpoint
ALTER TABLE "problem_steps" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "health_round_weekday" smallint;
--> statement-breakpoint
ALTER TABLE "health_problems" ADD CONSTRAINT "health_problems_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "health_problems" ADD CONSTRAINT "health_problems_athlete_id_profiles_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "health_problems" ADD CONSTRAINT "health_problems_recurrence_of_health_problems_id_fk" FOREIGN KEY ("recurrence_of") REFERENCES "public"."health_problems"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "health_problems" ADD CONSTRAINT "health_problems_reported_by_profiles_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "health_round_answers" ADD CONSTRAINT "health_round_answers_round_fk" FOREIGN KEY ("athlete_id","team_id","week") REFERENCES "public"."health_rounds"("athlete_id","team_id","week") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "health_round_answers" ADD CONSTRAINT "health_round_answers_problem_fk" FOREIGN KEY ("problem_id","team_id","athlete_id") REFERENCES "public"."health_problems"("id","team_id","athlete_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "health_rounds" ADD CONSTRAINT "health_rounds_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "health_rounds" ADD CONSTRAINT "health_rounds_athlete_id_profiles_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "problem_findings" ADD CONSTRAINT "problem_findings_set_by_profiles_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "problem_findings" ADD CONSTRAINT "problem_findings_problem_fk" FOREIGN KEY ("problem_id","team_id","athlete_id") REFERENCES "public"."health_problems"("id","team_id","athlete_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "problem_steps" ADD CONSTRAINT "problem_steps_confirmed_by_profiles_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "problem_steps" ADD CONSTRAINT "problem_steps_problem_fk" FOREIGN KEY ("problem_id","team_id","athlete_id") REFERENCES "public"."health_problems"("id","team_id","athlete_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "health_problems_team_id_idx" ON "health_problems" USING btree ("team_id");
--> statement-breakpoint
CREATE INDEX "health_problems_athlete_id_idx" ON "health_problems" USING btree ("athlete_id");
--> statement-breakpoint
CREATE INDEX "health_problems_recurrence_of_idx" ON "health_problems" USING btree ("recurrence_of");
--> statement-breakpoint
CREATE INDEX "health_problems_reported_by_idx" ON "health_problems" USING btree ("reported_by");
--> statement-breakpoint
CREATE INDEX "health_round_answers_problem_id_idx" ON "health_round_answers" USING btree ("problem_id");
--> statement-breakpoint
CREATE INDEX "health_round_answers_team_id_week_idx" ON "health_round_answers" USING btree ("team_id","week");
--> statement-breakpoint
CREATE INDEX "health_rounds_team_id_week_idx" ON "health_rounds" USING btree ("team_id","week");
--> statement-breakpoint
CREATE INDEX "problem_findings_team_id_idx" ON "problem_findings" USING btree ("team_id");
--> statement-breakpoint
CREATE INDEX "problem_findings_athlete_id_idx" ON "problem_findings" USING btree ("athlete_id");
--> statement-breakpoint
CREATE INDEX "problem_findings_set_by_idx" ON "problem_findings" USING btree ("set_by");
--> statement-breakpoint
CREATE INDEX "problem_steps_problem_id_idx" ON "problem_steps" USING btree ("problem_id");
--> statement-breakpoint
CREATE INDEX "problem_steps_team_id_idx" ON "problem_steps" USING btree ("team_id");
--> statement-breakpoint
CREATE INDEX "problem_steps_athlete_id_idx" ON "problem_steps" USING btree ("athlete_id");
--> statement-breakpoint
CREATE INDEX "problem_steps_confirmed_by_idx" ON "problem_steps" USING btree ("confirmed_by");
--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_health_round_weekday" CHECK ("teams"."health_round_weekday" between 1 and 7);
--> statement-breakpoint
CREATE POLICY "an athlete reads own problems, staff who see health or with whom they are shared" ON "health_problems" AS PERMISSIVE FOR SELECT TO "app_user" USING ("health_problems"."athlete_id" = (select app_actor_id()) or (("health_problems"."team_id", "health_problems"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a) and ("health_problems"."athlete_id" in (select a.athlete_id from my_athletes a where a.shares_from is null) or (("health_problems"."reported_at" at time zone 'UTC')::date + 1) >= ((select jsonb_object_agg(a.athlete_id, a.shares_from) from my_athletes a where a.shares_from is not null) ->> "health_problems"."athlete_id"::text)::date) and "health_problems"."team_id" in (select s.team_id from my_teams s where s.sees_health)) or (("health_problems"."team_id", "health_problems"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a) and ("health_problems"."athlete_id" in (select a.athlete_id from my_athletes a where a.shares_from is null) or (("health_problems"."reported_at" at time zone 'UTC')::date + 1) >= ((select jsonb_object_agg(a.athlete_id, a.shares_from) from my_athletes a where a.shares_from is not null) ->> "health_problems"."athlete_id"::text)::date) and "health_problems"."is_shared_with_coach" and "health_problems"."team_id" in (select t.team_id from my_teams t where t.duty in ('owner', 'coach'))));
--> statement-breakpoint
CREATE POLICY "an athlete reports own problems, staff who see health those of their athletes" ON "health_problems" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("health_problems"."reported_by" = (select app_actor_id()) and (("health_problems"."athlete_id" = (select app_actor_id()) and "health_problems"."team_id" in (select t.team_id from teams_i_am_on t)) or (("health_problems"."team_id", "health_problems"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a) and ("health_problems"."athlete_id" in (select a.athlete_id from my_athletes a where a.shares_from is null) or (("health_problems"."reported_at" at time zone 'UTC')::date + 1) >= ((select jsonb_object_agg(a.athlete_id, a.shares_from) from my_athletes a where a.shares_from is not null) ->> "health_problems"."athlete_id"::text)::date) and "health_problems"."team_id" in (select s.team_id from my_teams s where s.sees_health) and not "health_problems"."is_shared_with_coach")));
--> statement-breakpoint
CREATE POLICY "they change and end them" ON "health_problems" AS PERMISSIVE FOR UPDATE TO "app_user" USING (("health_problems"."athlete_id" = (select app_actor_id()) and "health_problems"."team_id" in (select t.team_id from teams_i_am_on t)) or (("health_problems"."team_id", "health_problems"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a) and ("health_problems"."athlete_id" in (select a.athlete_id from my_athletes a where a.shares_from is null) or (("health_problems"."reported_at" at time zone 'UTC')::date + 1) >= ((select jsonb_object_agg(a.athlete_id, a.shares_from) from my_athletes a where a.shares_from is not null) ->> "health_problems"."athlete_id"::text)::date) and "health_problems"."team_id" in (select s.team_id from my_teams s where s.sees_health))) WITH CHECK (("health_problems"."athlete_id" = (select app_actor_id()) and "health_problems"."team_id" in (select t.team_id from teams_i_am_on t)) or (("health_problems"."team_id", "health_problems"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a) and ("health_problems"."athlete_id" in (select a.athlete_id from my_athletes a where a.shares_from is null) or (("health_problems"."reported_at" at time zone 'UTC')::date + 1) >= ((select jsonb_object_agg(a.athlete_id, a.shares_from) from my_athletes a where a.shares_from is not null) ->> "health_problems"."athlete_id"::text)::date) and "health_problems"."team_id" in (select s.team_id from my_teams s where s.sees_health)));
--> statement-breakpoint
CREATE POLICY "an athlete reads own answers, staff who see health those of their athletes" ON "health_round_answers" AS PERMISSIVE FOR SELECT TO "app_user" USING ("health_round_answers"."athlete_id" = (select app_actor_id()) or (("health_round_answers"."team_id", "health_round_answers"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a) and "health_round_answers"."team_id" in (select s.team_id from my_teams s where s.sees_health) and "health_round_answers"."problem_id" in (select p.id from health_problems p)));
--> statement-breakpoint
CREATE POLICY "an athlete answers about own problems" ON "health_round_answers" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("health_round_answers"."athlete_id" = (select app_actor_id()) and "health_round_answers"."team_id" in (select t.team_id from teams_i_am_on t));
--> statement-breakpoint
CREATE POLICY "an athlete takes back own answers" ON "health_round_answers" AS PERMISSIVE FOR DELETE TO "app_user" USING ("health_round_answers"."athlete_id" = (select app_actor_id()) and "health_round_answers"."team_id" in (select t.team_id from teams_i_am_on t));
--> statement-breakpoint
CREATE POLICY "an athlete reads own rounds, staff who see health those of their athletes" ON "health_rounds" AS PERMISSIVE FOR SELECT TO "app_user" USING ("health_rounds"."athlete_id" = (select app_actor_id()) or (("health_rounds"."team_id", "health_rounds"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a) and ("health_rounds"."athlete_id" in (select a.athlete_id from my_athletes a where a.shares_from is null) or (("health_rounds"."answered_at" at time zone 'UTC')::date + 1) >= ((select jsonb_object_agg(a.athlete_id, a.shares_from) from my_athletes a where a.shares_from is not null) ->> "health_rounds"."athlete_id"::text)::date) and "health_rounds"."team_id" in (select s.team_id from my_teams s where s.sees_health)));
--> statement-breakpoint
CREATE POLICY "an athlete answers own rounds" ON "health_rounds" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("health_rounds"."athlete_id" = (select app_actor_id()) and "health_rounds"."team_id" in (select t.team_id from teams_i_am_on t));
--> statement-breakpoint
CREATE POLICY "an athlete corrects own rounds" ON "health_rounds" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("health_rounds"."athlete_id" = (select app_actor_id()) and "health_rounds"."team_id" in (select t.team_id from teams_i_am_on t)) WITH CHECK ("health_rounds"."athlete_id" = (select app_actor_id()) and "health_rounds"."team_id" in (select t.team_id from teams_i_am_on t));
--> statement-breakpoint
CREATE POLICY "an athlete reads what was found, staff who see health of their athletes" ON "problem_findings" AS PERMISSIVE FOR SELECT TO "app_user" USING ("problem_findings"."athlete_id" = (select app_actor_id()) or (("problem_findings"."team_id", "problem_findings"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a) and "problem_findings"."team_id" in (select s.team_id from my_teams s where s.sees_health) and "problem_findings"."problem_id" in (select p.id from health_problems p)));
--> statement-breakpoint
CREATE POLICY "staff who see health say what they found" ON "problem_findings" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("problem_findings"."set_by" = (select app_actor_id()) and ("problem_findings"."team_id", "problem_findings"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a) and "problem_findings"."team_id" in (select s.team_id from my_teams s where s.sees_health) and "problem_findings"."problem_id" in (select p.id from health_problems p));
--> statement-breakpoint
CREATE POLICY "they change what they found" ON "problem_findings" AS PERMISSIVE FOR UPDATE TO "app_user" USING (("problem_findings"."team_id", "problem_findings"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a) and "problem_findings"."team_id" in (select s.team_id from my_teams s where s.sees_health) and "problem_findings"."problem_id" in (select p.id from health_problems p)) WITH CHECK ("problem_findings"."set_by" = (select app_actor_id()) and ("problem_findings"."team_id", "problem_findings"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a) and "problem_findings"."team_id" in (select s.team_id from my_teams s where s.sees_health) and "problem_findings"."problem_id" in (select p.id from health_problems p));
--> statement-breakpoint
CREATE POLICY "an athlete reads the steps of own returns, staff who see health of their athletes" ON "problem_steps" AS PERMISSIVE FOR SELECT TO "app_user" USING ("problem_steps"."athlete_id" = (select app_actor_id()) or (("problem_steps"."team_id", "problem_steps"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a) and "problem_steps"."team_id" in (select s.team_id from my_teams s where s.sees_health) and "problem_steps"."problem_id" in (select p.id from health_problems p)));
--> statement-breakpoint
CREATE POLICY "staff who see health plan steps" ON "problem_steps" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK (("problem_steps"."team_id", "problem_steps"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a) and "problem_steps"."team_id" in (select s.team_id from my_teams s where s.sees_health) and "problem_steps"."problem_id" in (select p.id from health_problems p) and "problem_steps"."confirmed_on" is null);
--> statement-breakpoint
CREATE POLICY "they change and confirm them" ON "problem_steps" AS PERMISSIVE FOR UPDATE TO "app_user" USING (("problem_steps"."team_id", "problem_steps"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a) and "problem_steps"."team_id" in (select s.team_id from my_teams s where s.sees_health) and "problem_steps"."problem_id" in (select p.id from health_problems p) and "problem_steps"."confirmed_on" is null) WITH CHECK (("problem_steps"."team_id", "problem_steps"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a) and "problem_steps"."team_id" in (select s.team_id from my_teams s where s.sees_health) and "problem_steps"."problem_id" in (select p.id from health_problems p) and ("problem_steps"."confirmed_on" is null or "problem_steps"."confirmed_by" = (select app_actor_id())));
--> statement-breakpoint
CREATE POLICY "they take back what is not confirmed" ON "problem_steps" AS PERMISSIVE FOR DELETE TO "app_user" USING (("problem_steps"."team_id", "problem_steps"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a) and "problem_steps"."team_id" in (select s.team_id from my_teams s where s.sees_health) and "problem_steps"."problem_id" in (select p.id from health_problems p) and "problem_steps"."confirmed_on" is null);
--> statement-breakpoint
grant select, insert, update (kind, area, side, began_on, note, is_shared_with_coach, resolved_on) on health_problems to app_user;
--> statement-breakpoint
grant select, insert, update (mode, relation, code, set_by, set_at) on problem_findings to app_user;
--> statement-breakpoint
grant select, insert, delete, update (title, planned_on, confirmed_on, confirmed_by) on problem_steps to app_user;
--> statement-breakpoint
grant select, insert, update (answered_at, has_problem) on health_rounds to app_user;
--> statement-breakpoint
grant select, insert, delete on health_round_answers to app_user;
--> statement-breakpoint
grant update (health_round_weekday) on teams to app_user;
--> statement-breakpoint
-- Holds the membership until the end: two of one athlete count one after the other, and an athlete who leaves at the same moment
-- leaves either before, and it is refused here, or after.
create function refuse_problem() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform from team_members m
  where m.team_id = new.team_id and m.athlete_id = new.athlete_id and m.left_at is null for no key update;
  if not found then
    raise exception using errcode = 'check_violation', constraint = 'health_problems_on_the_team',
      message = 'only athletes of the team have problems there';
  end if;
  if new.recurrence_of is not null and not exists (
    select from health_problems p
    where p.id = new.recurrence_of and p.team_id = new.team_id and p.athlete_id = new.athlete_id
      and p.resolved_on <= new.began_on
  ) then
    raise exception using errcode = 'check_violation', constraint = 'health_problems_recurrence',
      message = 'only a problem of the same athlete that was over comes back';
  end if;
  if (
    select count(*) from health_problems p
    where p.athlete_id = new.athlete_id and p.team_id = new.team_id and p.resolved_on is null and p.id <> new.id
  ) >= 20 then
    raise exception using errcode = 'check_violation', constraint = 'health_problems_at_most_20_per_athlete',
      message = 'an athlete has at most 20 problems that are not over';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger health_problems_kept_few before insert on health_problems
for each row execute function refuse_problem();
--> statement-breakpoint
-- Whom a problem is shared with is the athlete's to say, at any time; nothing else of one that is over changes.
create function keep_problem() returns trigger language plpgsql
set search_path = public, pg_temp as $$
begin
  if new.is_shared_with_coach <> old.is_shared_with_coach and new.athlete_id <> app_actor_id() then
    raise exception using errcode = 'check_violation', constraint = 'health_problems_shared_by_athlete',
      message = 'only the athlete shares a problem';
  end if;
  if old.resolved_on is not null and (new.kind, new.area, new.side, new.began_on, new.note, new.resolved_on)
    is distinct from (old.kind, old.area, old.side, old.began_on, old.note, old.resolved_on) then
    raise exception using errcode = 'check_violation', constraint = 'health_problems_over',
      message = 'a problem that is over stays as it is';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger health_problems_kept before update of kind, area, side, began_on, note, is_shared_with_coach, resolved_on
on health_problems for each row execute function keep_problem();
--> statement-breakpoint
-- Holds the problem until the end, so that two who plan at the same moment count one after the other.
create function refuse_step() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform from health_problems p where p.id = new.problem_id for no key update;
  if (select count(*) from problem_steps s where s.problem_id = new.problem_id and s.id <> new.id) >= 20 then
    raise exception using errcode = 'check_violation', constraint = 'problem_steps_at_most_20',
      message = 'a return has at most 20 steps';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger problem_steps_kept_few before insert on problem_steps
for each row execute function refuse_step();
