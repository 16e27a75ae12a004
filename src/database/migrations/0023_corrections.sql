CREATE TABLE "corrections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"athlete_id" uuid NOT NULL,
	"date" date NOT NULL,
	"metric_id" uuid,
	"session" text,
	"before" jsonb,
	"corrected_by" uuid,
	"corrected_by_name" text NOT NULL,
	"corrected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "corrections_session" CHECK ("corrections"."session" in ('AM', 'PM')),
	CONSTRAINT "corrections_one_thing" CHECK (num_nonnulls("corrections"."metric_id", "corrections"."session") = 1)
);
--> statement-breakpoint
ALTER TABLE "corrections" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "team_changes" DROP CONSTRAINT "team_changes_what";
--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_athlete_id_profiles_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_metric_id_custom_metrics_id_fk" FOREIGN KEY ("metric_id") REFERENCES "public"."custom_metrics"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_corrected_by_profiles_id_fk" FOREIGN KEY ("corrected_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "corrections_athlete_id_date_idx" ON "corrections" USING btree ("athlete_id","date");
--> statement-breakpoint
CREATE INDEX "corrections_metric_id_idx" ON "corrections" USING btree ("metric_id");
--> statement-breakpoint
CREATE INDEX "corrections_corrected_by_idx" ON "corrections" USING btree ("corrected_by");
--> statement-breakpoint
ALTER TABLE "team_changes" ADD CONSTRAINT "team_changes_what" CHECK ("team_changes"."what" in ('team-created', 'team-renamed', 'team-language', 'team-archived', 'team-restored', 'two-step-demanded', 'two-step-released', 'staff-invited', 'staff-joined', 'staff-duty', 'staff-health', 'staff-removed', 'staff-left', 'handed-over', 'athlete-removed', 'exported', 'day-corrected', 'question-added', 'question-changed', 'question-audience', 'question-archived', 'question-restored', 'question-deleted'));
--> statement-breakpoint
CREATE POLICY "an athlete reads own corrections, staff those of what they may read" ON "corrections" AS PERMISSIVE FOR SELECT TO "app_user" USING ("corrections"."athlete_id" = (select app_actor_id()) or (("corrections"."athlete_id" in (select a.athlete_id from my_athletes a where a.shares_from is null) or "corrections"."date" >= ((select jsonb_object_agg(a.athlete_id, a.shares_from) from my_athletes a where a.shares_from is not null) ->> "corrections"."athlete_id"::text)::date) and ("corrections"."session" is not null or "corrections"."metric_id" in (select q.id from my_metrics q))));
--> statement-breakpoint
grant select on corrections to app_user;
--> statement-breakpoint
-- The one way by which something submitted is changed: for the athlete, or for who runs their team, with what was there
-- before. The same again changes and notes nothing. Which days are still open, the caller knows. Answers with how many parts
-- were changed; null if they are not the actor's to correct.
create function correct_day(team uuid, athlete uuid, day date, answers json, sessions json, at timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  corrector text := (select p.full_name from profiles p where p.id = app_actor_id());
  changed_answers integer;
  changed_sessions integer;
begin
  -- A submission refers to this row and waits, so that what was before is what is replaced.
  perform from profiles p where p.id = athlete for update;
  if not exists (
    select from team_members m
    where m.team_id = team and m.athlete_id = athlete and m.left_at is null
      and (m.athlete_id = app_actor_id()
        or (m.team_id in (select t.team_id from my_teams t where t.duty in ('owner', 'coach'))
          and day >= coalesce(m.shares_from, '-infinity')))
  ) then
    return null;
  end if;
  if exists (
    select from json_to_recordset(answers) as given ("metricId" uuid)
    where given."metricId" not in (
      select q.id from custom_metrics q
      where q.team_id = team and (athlete = app_actor_id() or q.audience = 'staff'
        or q.team_id in (select t.team_id from my_teams t where t.sees_health))
    )
  ) then
    return null;
  end if;

  with changed as (
    select given.*, case when r.id is not null then
        jsonb_strip_nulls(jsonb_build_object('kind', r.kind, 'rating', r.rating_value, 'text', r.text_value)) end as before
    from json_to_recordset(answers) as given ("metricId" uuid, kind text, rating smallint, text text)
      left join metric_responses r on r.athlete_id = athlete and r.date = day and r.metric_id = given."metricId"
    where (r.kind, r.rating_value, r.text_value) is distinct from (given.kind, given.rating, given.text)
  ), stored as (
    insert into metric_responses (athlete_id, date, given_at, metric_id, kind, rating_value, text_value)
    select athlete, day, at, "metricId", kind, rating, text from changed
    on conflict (athlete_id, date, metric_id) do update
    set kind = excluded.kind, rating_value = excluded.rating_value, text_value = excluded.text_value
  )
  insert into corrections (athlete_id, date, metric_id, before, corrected_by, corrected_by_name, corrected_at)
  select athlete, day, "metricId", before, app_actor_id(), corrector, at from changed;
  get diagnostics changed_answers = row_count;

  with changed as (
    select given.*, case when r.training_type is not null then
        jsonb_build_object('kind', 'trained', 'trainingType', r.training_type, 'rpe', r.rpe, 'durationMin', r.duration)
      when r.id is not null then jsonb_build_object('kind', 'rested') end as before
    from json_to_recordset(sessions) as given (session text, "trainingType" text, rpe smallint, "durationMin" smallint)
      left join training_sessions r on r.athlete_id = athlete and r.date = day and r.session = given.session
    where (r.training_type, r.rpe, r.duration) is distinct from (given."trainingType", given.rpe, given."durationMin")
  ), stored as (
    insert into training_sessions (athlete_id, date, session, training_type, rpe, duration)
    select athlete, day, session, "trainingType", rpe, "durationMin" from changed
    on conflict (athlete_id, date, session) do update
    set training_type = excluded.training_type, rpe = excluded.rpe, duration = excluded.duration
  )
  insert into corrections (athlete_id, date, session, before, corrected_by, corrected_by_name, corrected_at)
  select athlete, day, session, before, app_actor_id(), corrector, at from changed;
  get diagnostics changed_sessions = row_count;
  return changed_answers + changed_sessions;
end
$$;
--> statement-breakpoint
revoke execute on function correct_day(uuid, uuid, date, json, json, timestamptz) from public;
--> statement-breakpoint
grant execute on function correct_day(uuid, uuid, date, json, json, timestamptz) to app_user;
