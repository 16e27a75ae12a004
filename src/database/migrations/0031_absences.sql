CREATE TABLE "absence_details" (
	"absence_id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"athlete_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	CONSTRAINT "absence_details_reason" CHECK ("absence_details"."reason" in ('injury', 'illness', 'other')),
	CONSTRAINT "absence_details_note" CHECK (char_length("absence_details"."note") between 1 and 280)
);
--> statement-breakpoint
ALTER TABLE "absence_details" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "absences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"athlete_id" uuid NOT NULL,
	"status" text NOT NULL,
	"off_kind" text,
	"first_day" date NOT NULL,
	"back_on" date,
	"ended_on" date,
	"absent_until" date GENERATED ALWAYS AS (coalesce(least(ended_on, case when status = 'off' then back_on end), 'infinity'::date)) STORED NOT NULL,
	"note" text,
	"set_by" uuid,
	"set_at" timestamp (3) with time zone NOT NULL,
	"ended_by" uuid,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "absences_id_team_id_athlete_id" UNIQUE("id","team_id","athlete_id"),
	CONSTRAINT "absences_status" CHECK ("absences"."status" in ('off', 'modified', 'out')),
	CONSTRAINT "absences_off_kind" CHECK ("absences"."off_kind" in ('holiday', 'exam', 'national-team', 'other')),
	CONSTRAINT "absences_off" CHECK (("absences"."status" = 'off') = ("absences"."off_kind" is not null) and ("absences"."status" <> 'off' or ("absences"."back_on" is not null and "absences"."back_on" - "absences"."first_day" <= 120))),
	CONSTRAINT "absences_back_after_first" CHECK ("absences"."back_on" > "absences"."first_day"),
	CONSTRAINT "absences_ended_after_first" CHECK ("absences"."ended_on" >= "absences"."first_day"),
	CONSTRAINT "absences_ended" CHECK (("absences"."ended_on" is null) = ("absences"."ended_at" is null) and ("absences"."ended_at" is not null or "absences"."ended_by" is null)),
	CONSTRAINT "absences_note" CHECK (char_length("absences"."note") between 1 and 140)
);
--> statement-breakpoint
ALTER TABLE "absences" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "absence_details" ADD CONSTRAINT "absence_details_absence_fk" FOREIGN KEY ("absence_id","team_id","athlete_id") REFERENCES "public"."absences"("id","team_id","athlete_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_athlete_id_profiles_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_set_by_profiles_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_ended_by_profiles_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "absence_details_team_id_idx" ON "absence_details" USING btree ("team_id");
--> statement-breakpoint
CREATE INDEX "absence_details_athlete_id_idx" ON "absence_details" USING btree ("athlete_id");
--> statement-breakpoint
CREATE INDEX "absences_team_id_absent_until_idx" ON "absences" USING btree ("team_id","absent_until");
--> statement-breakpoint
CREATE INDEX "absences_athlete_id_absent_until_idx" ON "absences" USING btree ("athlete_id","absent_until");
--> statement-breakpoint
CREATE INDEX "absences_set_by_idx" ON "absences" USING btree ("set_by");
--> statement-breakpoint
CREATE INDEX "absences_ended_by_idx" ON "absences" USING btree ("ended_by");
--> statement-breakpoint
CREATE POLICY "an athlete reads why they are absent, staff who see health of their athletes" ON "absence_details" AS PERMISSIVE FOR SELECT TO "app_user" USING ("absence_details"."athlete_id" = (select app_actor_id()) or (("absence_details"."team_id", "absence_details"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a) and "absence_details"."team_id" in (select s.team_id from my_teams s where s.sees_health) and "absence_details"."absence_id" in (select a.id from absences a)));
--> statement-breakpoint
CREATE POLICY "they say why, an athlete of what they set themselves" ON "absence_details" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ((("absence_details"."team_id", "absence_details"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a) and "absence_details"."team_id" in (select s.team_id from my_teams s where s.sees_health) and "absence_details"."absence_id" in (select a.id from absences a)) or ("absence_details"."athlete_id" = (select app_actor_id()) and "absence_details"."team_id" in (select t.team_id from teams_i_am_on t) and "absence_details"."absence_id" in (select a.id from absences a where a.set_by = (select app_actor_id()))));
--> statement-breakpoint
CREATE POLICY "they change why" ON "absence_details" AS PERMISSIVE FOR UPDATE TO "app_user" USING ((("absence_details"."team_id", "absence_details"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a) and "absence_details"."team_id" in (select s.team_id from my_teams s where s.sees_health) and "absence_details"."absence_id" in (select a.id from absences a)) or ("absence_details"."athlete_id" = (select app_actor_id()) and "absence_details"."team_id" in (select t.team_id from teams_i_am_on t) and "absence_details"."absence_id" in (select a.id from absences a where a.set_by = (select app_actor_id())))) WITH CHECK ((("absence_details"."team_id", "absence_details"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a) and "absence_details"."team_id" in (select s.team_id from my_teams s where s.sees_health) and "absence_details"."absence_id" in (select a.id from absences a)) or ("absence_details"."athlete_id" = (select app_actor_id()) and "absence_details"."team_id" in (select t.team_id from teams_i_am_on t) and "absence_details"."absence_id" in (select a.id from absences a where a.set_by = (select app_actor_id()))));
--> statement-breakpoint
CREATE POLICY "they take back why" ON "absence_details" AS PERMISSIVE FOR DELETE TO "app_user" USING ((("absence_details"."team_id", "absence_details"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a) and "absence_details"."team_id" in (select s.team_id from my_teams s where s.sees_health) and "absence_details"."absence_id" in (select a.id from absences a)) or ("absence_details"."athlete_id" = (select app_actor_id()) and "absence_details"."team_id" in (select t.team_id from teams_i_am_on t) and "absence_details"."absence_id" in (select a.id from absences a where a.set_by = (select app_actor_id()))));
--> statement-breakpoint
CREATE POLICY "an athlete reads own absences, staff those of their athletes" ON "absences" AS PERMISSIVE FOR SELECT TO "app_user" USING ("absences"."athlete_id" = (select app_actor_id()) or (("absences"."team_id", "absences"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a) and ("absences"."athlete_id" in (select a.athlete_id from my_athletes a where a.shares_from is null) or (("absences"."set_at" at time zone 'UTC')::date + 1) >= ((select jsonb_object_agg(a.athlete_id, a.shares_from) from my_athletes a where a.shares_from is not null) ->> "absences"."athlete_id"::text)::date)));
--> statement-breakpoint
CREATE POLICY "staff who do more than look on set absences, an athlete own ones but days off" ON "absences" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("absences"."set_by" = (select app_actor_id()) and "absences"."ended_on" is null and ((("absences"."team_id", "absences"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a) and ("absences"."athlete_id" in (select a.athlete_id from my_athletes a where a.shares_from is null) or (("absences"."set_at" at time zone 'UTC')::date + 1) >= ((select jsonb_object_agg(a.athlete_id, a.shares_from) from my_athletes a where a.shares_from is not null) ->> "absences"."athlete_id"::text)::date) and "absences"."team_id" in (select t.team_id from my_teams t where t.duty <> 'viewer')) or ("absences"."athlete_id" = (select app_actor_id()) and "absences"."set_by" = (select app_actor_id()) and "absences"."team_id" in (select t.team_id from teams_i_am_on t) and "absences"."status" <> 'off')));
--> statement-breakpoint
CREATE POLICY "they change and end them, an athlete those they set themselves" ON "absences" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("absences"."ended_on" is null and ((("absences"."team_id", "absences"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a) and ("absences"."athlete_id" in (select a.athlete_id from my_athletes a where a.shares_from is null) or (("absences"."set_at" at time zone 'UTC')::date + 1) >= ((select jsonb_object_agg(a.athlete_id, a.shares_from) from my_athletes a where a.shares_from is not null) ->> "absences"."athlete_id"::text)::date) and "absences"."team_id" in (select t.team_id from my_teams t where t.duty <> 'viewer')) or ("absences"."athlete_id" = (select app_actor_id()) and "absences"."set_by" = (select app_actor_id()) and "absences"."team_id" in (select t.team_id from teams_i_am_on t) and "absences"."status" <> 'off'))) WITH CHECK (("absences"."ended_on" is null or "absences"."ended_by" = (select app_actor_id())) and ((("absences"."team_id", "absences"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a) and ("absences"."athlete_id" in (select a.athlete_id from my_athletes a where a.shares_from is null) or (("absences"."set_at" at time zone 'UTC')::date + 1) >= ((select jsonb_object_agg(a.athlete_id, a.shares_from) from my_athletes a where a.shares_from is not null) ->> "absences"."athlete_id"::text)::date) and "absences"."team_id" in (select t.team_id from my_teams t where t.duty <> 'viewer')) or ("absences"."athlete_id" = (select app_actor_id()) and "absences"."set_by" = (select app_actor_id()) and "absences"."team_id" in (select t.team_id from teams_i_am_on t) and "absences"."status" <> 'off')));
--> statement-breakpoint
CREATE POLICY "staff take back what they set themselves" ON "absences" AS PERMISSIVE FOR DELETE TO "app_user" USING ("absences"."set_by" = (select app_actor_id()) and ("absences"."team_id", "absences"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a) and ("absences"."athlete_id" in (select a.athlete_id from my_athletes a where a.shares_from is null) or (("absences"."set_at" at time zone 'UTC')::date + 1) >= ((select jsonb_object_agg(a.athlete_id, a.shares_from) from my_athletes a where a.shares_from is not null) ->> "absences"."athlete_id"::text)::date) and "absences"."team_id" in (select t.team_id from my_teams t where t.duty <> 'viewer'));
--> statement-breakpoint
grant select, insert, delete, update (status, off_kind, first_day, back_on, note, ended_on, ended_by, ended_at) on absences to app_user;
--> statement-breakpoint
grant select, insert, delete, update (reason, note) on absence_details to app_user;
--> statement-breakpoint
-- Holds the membership until the end: two of one athlete count one after the other, and an athlete who leaves at the same moment
-- leaves either before, and it is refused here, or after.
create function refuse_absence() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform from team_members m
  where m.team_id = new.team_id and m.athlete_id = new.athlete_id and m.left_at is null for no key update;
  if not found then
    raise exception using errcode = 'check_violation', constraint = 'absences_on_the_team',
      message = 'only athletes of the team are absent from it';
  end if;
  if (
    select count(*) from absences a
    where a.athlete_id = new.athlete_id and a.team_id = new.team_id
      and a.absent_until > (new.set_at at time zone 'UTC')::date and a.id <> new.id
  ) >= 20 then
    raise exception using errcode = 'check_violation', constraint = 'absences_at_most_20_per_athlete',
      message = 'an athlete has at most 20 absences that are not over';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger absences_kept_few before insert on absences
for each row execute function refuse_absence();
--> statement-breakpoint
-- Days off have no reason about health. Whoever makes an absence one may not be among those who see it.
create function drop_absence_details() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  delete from absence_details d where d.absence_id = new.id;
  return null;
end
$$;
--> statement-breakpoint
create trigger absences_off_without_details after update of status on absences
for each row when (new.status = 'off') execute function drop_absence_details();
