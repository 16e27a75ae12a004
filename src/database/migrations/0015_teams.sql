CREATE TABLE "teams" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "teams_name" CHECK (btrim("teams"."name") <> '' and length("teams"."name") <= 140)
);
--> statement-breakpoint
ALTER TABLE "teams" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "team_staff" (
	"team_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"duty" text NOT NULL,
	"sees_health" boolean DEFAULT false NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_staff_team_id_account_id_pk" PRIMARY KEY("team_id","account_id"),
	CONSTRAINT "team_staff_duty" CHECK ("team_staff"."duty" in ('owner', 'coach', 'medical', 'viewer'))
);
--> statement-breakpoint
ALTER TABLE "team_staff" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "team_members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"athlete_id" uuid NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"left_at" timestamp with time zone,
	"shares_from" date
);
--> statement-breakpoint
ALTER TABLE "team_members" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"team_id" uuid NOT NULL,
	"invitation_code" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"manager_name" text NOT NULL,
	"email" text,
	CONSTRAINT "invitations_invitation_code_key" UNIQUE("invitation_code"),
	CONSTRAINT "invitations_status" CHECK ("invitations"."status" in ('pending', 'accepted')),
	CONSTRAINT "invitations_code_length" CHECK (length("invitations"."invitation_code") >= 22),
	CONSTRAINT "invitations_email_lower_case" CHECK ("invitations"."email" = lower("invitations"."email"))
);
--> statement-breakpoint
ALTER TABLE "invitations" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "team_staff" ADD CONSTRAINT "team_staff_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team_staff" ADD CONSTRAINT "team_staff_account_id_profiles_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_athlete_id_profiles_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "team_staff_account_id_idx" ON "team_staff" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "team_members_team_id_idx" ON "team_members" USING btree ("team_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "team_members_one_current_team" ON "team_members" USING btree ("athlete_id") WHERE left_at is null;
--> statement-breakpoint
CREATE INDEX "invitations_team_id_idx" ON "invitations" USING btree ("team_id");
--> statement-breakpoint
-- Each manager becomes the owner of a team. Their athletes go on sharing all that they shared until now.
create table moved as
select p.id as manager_id, gen_random_uuid() as team_id, p.created_at,
  case when btrim(p.full_name) = '' then 'My team' else btrim(p.full_name) || '’s team' end as name,
  coalesce(f.time_zone, 'UTC') as time_zone
from profiles p left join daily_form_status f on f.manager_id = p.id
where p.role = 'manager';
--> statement-breakpoint
insert into teams (id, name, time_zone, created_at) select team_id, name, time_zone, created_at from moved;
--> statement-breakpoint
insert into team_staff (team_id, account_id, duty, sees_health, since)
select team_id, manager_id, 'owner', true, created_at from moved;
--> statement-breakpoint
-- The blank row that was written on joining tells the day.
insert into team_members (team_id, athlete_id, joined_at)
select m.team_id, p.id,
  coalesce((select max(d.date)::timestamp at time zone 'UTC' from daily_metrics d where d.athlete_id = p.id), p.created_at)
from profiles p join moved m on m.manager_id = p.manager_id;
--> statement-breakpoint
insert into invitations (id, created_at, team_id, invitation_code, status, expires_at, manager_name, email)
select i.id, i.created_at, m.team_id, i.invitation_code, i.status, i.expires_at, i.manager_name, i.email
from manager_invitations i join moved m using (manager_id);
--> statement-breakpoint
alter table custom_metrics add column team_id uuid;
--> statement-breakpoint
update custom_metrics c set team_id = m.team_id from moved m where m.manager_id = c.manager_id;
--> statement-breakpoint
alter table daily_form_status add column team_id uuid;
--> statement-breakpoint
update daily_form_status f set team_id = m.team_id from moved m where m.manager_id = f.manager_id;
--> statement-breakpoint
drop table moved;
--> statement-breakpoint
drop table manager_invitations;
--> statement-breakpoint
drop view my_manager;
--> statement-breakpoint
drop function preview_invitation(text, timestamptz), accept_invitation(text, timestamptz), release_athlete(uuid, timestamptz), leave_team(timestamptz);
--> statement-breakpoint
drop trigger profiles_note_known_picture on profiles;
--> statement-breakpoint
drop trigger profiles_manager_is_a_manager on profiles;
--> statement-breakpoint
drop function refuse_manager_without_role();
--> statement-breakpoint
drop trigger custom_metrics_at_most_10_per_manager on custom_metrics;
--> statement-breakpoint
drop policy "a manager reads own metrics, an athlete the metrics to answer" on custom_metrics;
--> statement-breakpoint
drop policy "a manager creates their own metrics" on custom_metrics;
--> statement-breakpoint
drop policy "a manager changes their own metrics" on custom_metrics;
--> statement-breakpoint
drop policy "a manager deletes their own metrics" on custom_metrics;
--> statement-breakpoint
drop policy "a manager reads own form status, an athlete the one to keep" on daily_form_status;
--> statement-breakpoint
drop policy "a manager creates their own form status" on daily_form_status;
--> statement-breakpoint
drop policy "a manager changes their own form status" on daily_form_status;
--> statement-breakpoint
drop policy "an athlete reads own answers, a manager those to own metrics" on metric_responses;
--> statement-breakpoint
drop policy "an athlete answers the metrics of their manager" on metric_responses;
--> statement-breakpoint
drop policy "a user reads their own profile, a manager their athletes" on profiles;
--> statement-breakpoint
drop policy "an athlete reads own sessions, a manager those of own athletes" on training_sessions;
--> statement-breakpoint
drop policy "an athlete of a team logs their own sessions" on training_sessions;
--> statement-breakpoint
alter table custom_metrics alter column team_id set not null, drop column manager_id;
--> statement-breakpoint
alter table daily_form_status alter column team_id set not null, drop column manager_id, drop column time_zone, add constraint daily_form_status_team_id_key unique (team_id);
--> statement-breakpoint
alter table profiles drop constraint profiles_only_athletes_have_a_manager, drop column manager_id;
--> statement-breakpoint
ALTER TABLE "custom_metrics" ADD CONSTRAINT "custom_metrics_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "daily_form_status" ADD CONSTRAINT "daily_form_status_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "custom_metrics_team_id_idx" ON "custom_metrics" USING btree ("team_id");
--> statement-breakpoint
-- What is the actor's, for the policies: with the owner's rights, so that no table's own policies are asked on the way.
create view my_teams as
select team_id, duty, sees_health from team_staff where account_id = (select app_actor_id());
--> statement-breakpoint
create view my_athletes as
select m.athlete_id, m.shares_from from team_members m
where m.left_at is null and m.team_id in (select team_id from my_teams);
--> statement-breakpoint
create view teams_i_am_on as
select team_id from team_members where athlete_id = (select app_actor_id()) and left_at is null;
--> statement-breakpoint
create view my_metrics as
select id from custom_metrics where team_id in (select team_id from my_teams);
--> statement-breakpoint
create view metrics_to_answer as
select id from custom_metrics where team_id in (select team_id from teams_i_am_on);
--> statement-breakpoint
grant select on my_teams, my_athletes, teams_i_am_on, my_metrics, metrics_to_answer to app_user;
--> statement-breakpoint
CREATE POLICY "staff and athletes read their own team" ON "teams" AS PERMISSIVE FOR SELECT TO "app_user" USING ("teams"."id" in (select t.team_id from my_teams t) or "teams"."id" in (select t.team_id from teams_i_am_on t));
--> statement-breakpoint
CREATE POLICY "who runs a team changes it" ON "teams" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("teams"."id" in (select t.team_id from my_teams t where t.duty in ('owner', 'coach'))) WITH CHECK ("teams"."id" in (select t.team_id from my_teams t where t.duty in ('owner', 'coach')));
--> statement-breakpoint
CREATE POLICY "staff read who works for their teams" ON "team_staff" AS PERMISSIVE FOR SELECT TO "app_user" USING ("team_staff"."account_id" = (select app_actor_id()) or "team_staff"."team_id" in (select t.team_id from my_teams t));
--> statement-breakpoint
CREATE POLICY "an athlete reads own memberships, staff those of their teams" ON "team_members" AS PERMISSIVE FOR SELECT TO "app_user" USING ("team_members"."athlete_id" = (select app_actor_id()) or "team_members"."team_id" in (select t.team_id from my_teams t));
--> statement-breakpoint
CREATE POLICY "who runs a team reads its invitations" ON "invitations" AS PERMISSIVE FOR SELECT TO "app_user" USING ("invitations"."team_id" in (select t.team_id from my_teams t where t.duty in ('owner', 'coach')));
--> statement-breakpoint
CREATE POLICY "who runs a team creates its invitations" ON "invitations" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("invitations"."team_id" in (select t.team_id from my_teams t where t.duty in ('owner', 'coach')));
--> statement-breakpoint
CREATE POLICY "who runs a team deletes its invitations" ON "invitations" AS PERMISSIVE FOR DELETE TO "app_user" USING ("invitations"."team_id" in (select t.team_id from my_teams t where t.duty in ('owner', 'coach')));
--> statement-breakpoint
CREATE POLICY "staff read the metrics of their teams, an athlete those to answer" ON "custom_metrics" AS PERMISSIVE FOR SELECT TO "app_user" USING ("custom_metrics"."team_id" in (select t.team_id from my_teams t) or "custom_metrics"."team_id" in (select t.team_id from teams_i_am_on t));
--> statement-breakpoint
CREATE POLICY "who runs a team creates its metrics" ON "custom_metrics" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("custom_metrics"."team_id" in (select t.team_id from my_teams t where t.duty in ('owner', 'coach')));
--> statement-breakpoint
CREATE POLICY "who runs a team changes its metrics" ON "custom_metrics" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("custom_metrics"."team_id" in (select t.team_id from my_teams t where t.duty in ('owner', 'coach'))) WITH CHECK ("custom_metrics"."team_id" in (select t.team_id from my_teams t where t.duty in ('owner', 'coach')));
--> statement-breakpoint
CREATE POLICY "who runs a team deletes its metrics" ON "custom_metrics" AS PERMISSIVE FOR DELETE TO "app_user" USING ("custom_metrics"."team_id" in (select t.team_id from my_teams t where t.duty in ('owner', 'coach')));
--> statement-breakpoint
CREATE POLICY "staff read the form status of their teams, an athlete the one to keep" ON "daily_form_status" AS PERMISSIVE FOR SELECT TO "app_user" USING ("daily_form_status"."team_id" in (select t.team_id from my_teams t) or "daily_form_status"."team_id" in (select t.team_id from teams_i_am_on t));
--> statement-breakpoint
CREATE POLICY "who runs a team creates its form status" ON "daily_form_status" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("daily_form_status"."team_id" in (select t.team_id from my_teams t where t.duty in ('owner', 'coach')));
--> statement-breakpoint
CREATE POLICY "who runs a team changes its form status" ON "daily_form_status" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("daily_form_status"."team_id" in (select t.team_id from my_teams t where t.duty in ('owner', 'coach'))) WITH CHECK ("daily_form_status"."team_id" in (select t.team_id from my_teams t where t.duty in ('owner', 'coach')));
--> statement-breakpoint
CREATE POLICY "an athlete reads own answers, staff those to their metrics" ON "metric_responses" AS PERMISSIVE FOR SELECT TO "app_user" USING ("metric_responses"."athlete_id" = (select app_actor_id()) or (("metric_responses"."athlete_id" in (select a.athlete_id from my_athletes a where a.shares_from is null) or "metric_responses"."date" >= ((select jsonb_object_agg(a.athlete_id, a.shares_from) from my_athletes a where a.shares_from is not null) ->> "metric_responses"."athlete_id"::text)::date) and "metric_responses"."metric_id" in (select q.id from my_metrics q)));
--> statement-breakpoint
CREATE POLICY "an athlete answers the metrics of their team" ON "metric_responses" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("metric_responses"."athlete_id" = (select app_actor_id()) and "metric_responses"."metric_id" = any(array(select q.id from metrics_to_answer q)));
--> statement-breakpoint
CREATE POLICY "a user reads their own profile, staff their athletes" ON "profiles" AS PERMISSIVE FOR SELECT TO "app_user" USING ("profiles"."id" = (select app_actor_id()) or "profiles"."id" in (select a.athlete_id from my_athletes a));
--> statement-breakpoint
CREATE POLICY "an athlete reads own sessions, staff those of their athletes" ON "training_sessions" AS PERMISSIVE FOR SELECT TO "app_user" USING ("training_sessions"."athlete_id" = (select app_actor_id()) or ("training_sessions"."athlete_id" in (select a.athlete_id from my_athletes a where a.shares_from is null) or "training_sessions"."date" >= ((select jsonb_object_agg(a.athlete_id, a.shares_from) from my_athletes a where a.shares_from is not null) ->> "training_sessions"."athlete_id"::text)::date));
--> statement-breakpoint
CREATE POLICY "an athlete of a team logs their own sessions" ON "training_sessions" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("training_sessions"."athlete_id" = (select app_actor_id()) and exists (select from teams_i_am_on));
--> statement-breakpoint
grant select, update (time_zone) on teams to app_user;
--> statement-breakpoint
grant select on team_staff, team_members to app_user;
--> statement-breakpoint
grant select, insert, delete on invitations to app_user;
--> statement-breakpoint
-- Runs with its owner's rights, so it shows these columns of rows that the reader's own policies hide.
create view team_people with (security_barrier) as
select s.team_id, p.id, p.full_name, p.avatar_url, s.duty, s.since
from team_staff s join profiles p on p.id = s.account_id
where s.team_id in (select team_id from my_teams) or s.team_id in (select team_id from teams_i_am_on);
--> statement-breakpoint
grant select on team_people to app_user;
--> statement-breakpoint
create function refuse_other_role() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  account uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
begin
  if not exists (select from profiles where id = account and role = tg_argv[1]) then
    raise exception using errcode = 'foreign_key_violation', constraint = tg_name,
      message = format('%s must name an account of the role %s', tg_argv[0], tg_argv[1]);
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger team_staff_are_managers before insert or update of account_id on team_staff
for each row execute function refuse_other_role('account_id', 'manager');
--> statement-breakpoint
create trigger team_members_are_athletes before insert or update of athlete_id on team_members
for each row execute function refuse_other_role('athlete_id', 'athlete');
--> statement-breakpoint
-- A team ends when the last person who works for it goes: its questions with the answers to them, and its invitations.
-- Locks the team first: of two who go at the same moment one is the last.
create function end_team_without_staff() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform from teams where id = old.team_id for update;
  delete from teams t where t.id = old.team_id and not exists (select from team_staff s where s.team_id = t.id);
  return null;
end
$$;
--> statement-breakpoint
create trigger team_staff_ends_team after delete on team_staff
for each row execute function end_team_without_staff();
--> statement-breakpoint
-- Locks the team first: two inserts at the same moment count one after the other.
create or replace function refuse_eleventh_metric() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform from teams where id = new.team_id for no key update;
  if (select count(*) from custom_metrics where team_id = new.team_id) >= 10 then
    raise exception using errcode = 'check_violation', constraint = 'custom_metrics_at_most_10_per_team',
      message = 'a team has at most 10 metrics';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger custom_metrics_at_most_10_per_team before insert or update of team_id on custom_metrics
for each row execute function refuse_eleventh_metric();
--> statement-breakpoint
-- What joining with a code would come to, in the order the product checks: the question is asked before anybody joins.
-- Stable, so that PostgreSQL itself refuses it any write. The manager is the owner who has been it for longest.
create function preview_invitation(code text, at timestamptz)
returns table (outcome text, team_id uuid, team_name text, time_zone text, manager_name text)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  me profiles;
  invitation invitations;
  team teams;
  manager profiles;
begin
  select * into me from profiles p where p.id = app_actor_id();
  if me.id is null then
    return query select 'no-user', null::uuid, null::text, null::text, null::text;
    return;
  elsif me.role = 'manager' then
    return query select 'is-manager', null::uuid, null::text, null::text, null::text;
    return;
  elsif exists (select from team_members m where m.athlete_id = me.id and m.left_at is null) then
    return query select 'has-team', null::uuid, null::text, null::text, null::text;
    return;
  end if;

  select * into invitation from invitations i where i.invitation_code = code;
  if invitation.id is null or invitation.status <> 'pending' then
    return query select 'unknown', null::uuid, null::text, null::text, null::text;
    return;
  elsif invitation.expires_at <= at then
    return query select 'expired', null::uuid, null::text, null::text, null::text;
    return;
  elsif invitation.email <> me.email then
    return query select 'other-address', null::uuid, null::text, null::text, null::text;
    return;
  end if;

  select * into team from teams t where t.id = invitation.team_id;
  select p.* into manager from team_staff s join profiles p on p.id = s.account_id
  where s.team_id = team.id and s.duty = 'owner' order by s.since, p.id limit 1;
  if manager.id is null or btrim(manager.full_name) = '' then
    return query select 'manager-missing', null::uuid, null::text, null::text, null::text;
    return;
  end if;
  return query select 'open', team.id, team.name, team.time_zone, manager.full_name;
end
$$;
--> statement-breakpoint
-- Both rows are locked before they are judged: one athlete joins one team, and an invitation made out to an address works once.
-- From the first day on their days are shared; from null, all of them are.
create function accept_invitation(code text, at timestamptz, first_day date)
returns table (outcome text, team_id uuid, team_name text, time_zone text, manager_name text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found_out record;
begin
  perform from profiles p where p.id = app_actor_id() for update;
  perform from invitations i where i.invitation_code = code for update;
  select * into found_out from preview_invitation(code, at);
  if found_out.outcome <> 'open' then
    return query select found_out.outcome, null::uuid, null::text, null::text, null::text;
    return;
  end if;

  update profiles p set updated_at = at where p.id = app_actor_id();
  if not found then
    return query select 'not-updated', null::uuid, null::text, null::text, null::text;
    return;
  end if;
  insert into team_members (team_id, athlete_id, joined_at, shares_from)
  values (found_out.team_id, app_actor_id(), at, first_day);
  update invitations i set status = 'accepted' where i.invitation_code = code and i.email is not null;
  return query select 'joined', found_out.team_id, found_out.team_name, found_out.time_zone, found_out.manager_name;
end
$$;
--> statement-breakpoint
-- Lets go of an athlete of a team that the actor runs; true if there was one to let go of.
create function release_athlete(team uuid, athlete uuid, at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update team_members m set left_at = at
  where m.team_id = team and m.athlete_id = athlete and m.left_at is null
    and m.team_id in (select s.team_id from team_staff s where s.account_id = app_actor_id() and s.duty in ('owner', 'coach'));
  return found;
end
$$;
--> statement-breakpoint
-- An athlete leaves the team they are on; answers which it was, or null if they were on none.
create function leave_team(at timestamptz) returns uuid
language sql security definer set search_path = public, pg_temp as $$
  update team_members set left_at = at where athlete_id = app_actor_id() and left_at is null returning team_id
$$;
--> statement-breakpoint
revoke execute on function preview_invitation(text, timestamptz), accept_invitation(text, timestamptz, date),
  release_athlete(uuid, uuid, timestamptz), leave_team(timestamptz) from public;
--> statement-breakpoint
grant execute on function preview_invitation(text, timestamptz), accept_invitation(text, timestamptz, date),
  release_athlete(uuid, uuid, timestamptz), leave_team(timestamptz) to app_user;
--> statement-breakpoint
-- The staff of a team know the addresses of its athletes' pictures. However an athlete is let go, also by the end of the
-- team, that address is noted as one to go; jobs/remove-files.ts gives the picture another one first.
create or replace function note_known_picture() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into file_removals (key)
  select ltrim(avatar_url, '/') from profiles where id = old.athlete_id and avatar_url is not null
  on conflict do nothing;
  return null;
end
$$;
--> statement-breakpoint
create trigger team_members_note_known_picture after update of left_at on team_members
for each row when (old.left_at is null and new.left_at is not null) execute function note_known_picture();
--> statement-breakpoint
create trigger team_members_note_known_picture_at_the_end after delete on team_members
for each row when (old.left_at is null) execute function note_known_picture();
