CREATE TABLE "metric_wordings" (
	"metric_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"title" text NOT NULL,
	"description" text,
	CONSTRAINT "metric_wordings_metric_id_since_pk" PRIMARY KEY("metric_id","since")
);
--> statement-breakpoint
ALTER TABLE "metric_wordings" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "custom_metrics" drop column "is_active";
--> statement-breakpoint
ALTER TABLE "custom_metrics" ADD COLUMN "audience" text DEFAULT 'staff' NOT NULL;
--> statement-breakpoint
ALTER TABLE "custom_metrics" ADD COLUMN "archived_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "custom_metrics" ADD COLUMN "restored_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "custom_metrics" ADD COLUMN "reworded_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "custom_metrics" ADD COLUMN "is_active" boolean GENERATED ALWAYS AS (archived_at is null) STORED NOT NULL;
--> statement-breakpoint
-- Millions of rows: the default is stored once for all of them, and only the answers in words are written anew.
ALTER TABLE "metric_responses" ADD COLUMN "kind" text DEFAULT 'rating' NOT NULL;
--> statement-breakpoint
ALTER TABLE "metric_responses" ADD COLUMN "given_at" timestamp with time zone;
--> statement-breakpoint
update metric_responses set kind = 'text' where text_value is not null;
--> statement-breakpoint
ALTER TABLE "metric_wordings" ADD CONSTRAINT "metric_wordings_metric_id_custom_metrics_id_fk" FOREIGN KEY ("metric_id") REFERENCES "public"."custom_metrics"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "custom_metrics" ADD CONSTRAINT "custom_metrics_audience" CHECK ("custom_metrics"."audience" in ('staff', 'health'));
--> statement-breakpoint
ALTER TABLE "metric_responses" ADD CONSTRAINT "metric_responses_kind" CHECK (case "metric_responses"."kind" when 'rating' then "metric_responses"."rating_value" is not null when 'text' then "metric_responses"."text_value" is not null else false end);
--> statement-breakpoint
create or replace view my_metrics as
select q.id from custom_metrics q join my_teams t on t.team_id = q.team_id where q.audience = 'staff' or t.sees_health;
--> statement-breakpoint
CREATE POLICY "staff read the wordings of their metrics, an athlete those of what they answer" ON "metric_wordings" AS PERMISSIVE FOR SELECT TO "app_user" USING ("metric_wordings"."metric_id" in (select q.id from my_metrics q) or "metric_wordings"."metric_id" = any(array(select q.id from metrics_to_answer q)));
--> statement-breakpoint
ALTER POLICY "staff read the metrics of their teams, an athlete those to answer" ON "custom_metrics" TO app_user USING (("custom_metrics"."team_id" in (select t.team_id from my_teams t) and ("custom_metrics"."audience" = 'staff' or "custom_metrics"."team_id" in (select t.team_id from my_teams t where t.sees_health))) or "custom_metrics"."team_id" in (select t.team_id from teams_i_am_on t));
--> statement-breakpoint
ALTER POLICY "who runs a team creates its metrics" ON "custom_metrics" TO app_user WITH CHECK ("custom_metrics"."team_id" in (select t.team_id from my_teams t where t.duty in ('owner', 'coach')) and ("custom_metrics"."audience" = 'staff' or "custom_metrics"."team_id" in (select t.team_id from my_teams t where t.sees_health)));
--> statement-breakpoint
ALTER POLICY "who runs a team changes its metrics" ON "custom_metrics" TO app_user USING ("custom_metrics"."team_id" in (select t.team_id from my_teams t where t.duty in ('owner', 'coach')) and ("custom_metrics"."audience" = 'staff' or "custom_metrics"."team_id" in (select t.team_id from my_teams t where t.sees_health))) WITH CHECK ("custom_metrics"."team_id" in (select t.team_id from my_teams t where t.duty in ('owner', 'coach')) and ("custom_metrics"."audience" = 'staff' or "custom_metrics"."team_id" in (select t.team_id from my_teams t where t.sees_health)));
--> statement-breakpoint
ALTER POLICY "who runs a team deletes its metrics" ON "custom_metrics" TO app_user USING ("custom_metrics"."team_id" in (select t.team_id from my_teams t where t.duty in ('owner', 'coach')) and ("custom_metrics"."audience" = 'staff' or "custom_metrics"."team_id" in (select t.team_id from my_teams t where t.sees_health)));
--> statement-breakpoint
grant select on metric_wordings to app_user;
--> statement-breakpoint
insert into metric_wordings (metric_id, since, title, description) select id, created_at, title, description from custom_metrics;
--> statement-breakpoint
-- The words of its creation count from then on, however the row was written.
create function keep_first_wording() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into metric_wordings (metric_id, since, title, description)
  values (new.id, new.created_at, new.title, new.description);
  return null;
end
$$;
--> statement-breakpoint
create trigger custom_metrics_keep_first_wording after insert on custom_metrics
for each row execute function keep_first_wording();
--> statement-breakpoint
create function keep_wording() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  new.reworded_at := greatest(now(), new.created_at);
  insert into metric_wordings (metric_id, since, title, description)
  values (new.id, new.reworded_at, new.title, new.description)
  on conflict (metric_id, since) do update set title = excluded.title, description = excluded.description;
  return new;
end
$$;
--> statement-breakpoint
create trigger custom_metrics_keep_wording before update of title, description on custom_metrics
for each row when (old.title <> new.title or old.description is distinct from new.description)
execute function keep_wording();
--> statement-breakpoint
-- Answers that were given for few to see are never shown to more.
create function refuse_wider_audience() returns trigger language plpgsql as $$
begin
  raise exception using errcode = 'check_violation', constraint = 'custom_metrics_audience_stays',
    message = 'the answers to a question about health are not for all staff';
end
$$;
--> statement-breakpoint
create trigger custom_metrics_audience_stays before update of audience on custom_metrics
for each row when (old.audience = 'health' and new.audience <> 'health') execute function refuse_wider_audience();
--> statement-breakpoint
-- Locks the team first: two inserts at the same moment count one after the other.
create or replace function refuse_eleventh_metric() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform from teams where id = new.team_id for no key update;
  if (select count(*) from custom_metrics where team_id = new.team_id and archived_at is null and id <> new.id) >= 10 then
    raise exception using errcode = 'check_violation', constraint = 'custom_metrics_at_most_10_per_team',
      message = 'a team has at most 10 metrics';
  end if;
  return new;
end
$$;
--> statement-breakpoint
drop trigger custom_metrics_at_most_10_per_team on custom_metrics;
--> statement-breakpoint
create trigger custom_metrics_at_most_10_per_team before insert or update of team_id, archived_at on custom_metrics
for each row when (new.archived_at is null) execute function refuse_eleventh_metric();
--> statement-breakpoint
drop view answered_metrics;
--> statement-breakpoint
-- Run with their owner's rights, so they show some columns of rows that the reader's own policies may hide.
create view answered_metrics with (security_barrier) as
select id, title, created_at, reworded_at
from custom_metrics
where id = any(array(select metric_id from metric_responses where athlete_id = app_actor_id()));
--> statement-breakpoint
create view answered_wordings with (security_barrier) as
select metric_id, since, title
from metric_wordings
where metric_id = any(array(select metric_id from metric_responses where athlete_id = app_actor_id()));
--> statement-breakpoint
grant select on answered_metrics, answered_wordings to app_user;
--> statement-breakpoint
-- Tells everybody whose answers go with a metric, former athletes too, whom the actor no longer sees: by mail, and by
-- their open pages. For who may delete it; the mails are each athlete's own and go with their account.
create function tell_whose_answers_go(metric uuid, subject text, body text, due_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  athlete profiles;
begin
  for athlete in
    select p.* from profiles p
    where p.id in (select r.athlete_id from metric_responses r where r.metric_id = metric)
      and metric in (select q.id from my_metrics q join custom_metrics c on c.id = q.id
        join my_teams t on t.team_id = c.team_id where t.duty in ('owner', 'coach'))
    order by p.id
  loop
    insert into mails (recipient, account_id, subject, text, next_attempt_at)
    values (athlete.email, athlete.id, tell_whose_answers_go.subject, body, due_at);
    perform announce('user:' || athlete.id, 'day');
  end loop;
end
$$;
--> statement-breakpoint
revoke execute on function tell_whose_answers_go(uuid, text, text, timestamptz) from public;
--> statement-breakpoint
grant execute on function tell_whose_answers_go(uuid, text, text, timestamptz) to app_user;
