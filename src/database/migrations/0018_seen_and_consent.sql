CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"athlete_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"text_version" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "consents_scope" CHECK ("consents"."scope" in ('share', 'history', 'ai'))
);
--> statement-breakpoint
ALTER TABLE "consents" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "record_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"athlete_id" uuid NOT NULL,
	"viewer_id" uuid,
	"viewer_name" text NOT NULL,
	"team_id" uuid,
	"day" date NOT NULL,
	"scope" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "record_views_once_a_day" UNIQUE("athlete_id","day","scope","viewer_id","team_id"),
	CONSTRAINT "record_views_scope" CHECK ("record_views"."scope" in ('answers', 'statistics', 'insight', 'export'))
);
--> statement-breakpoint
ALTER TABLE "record_views" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_athlete_id_profiles_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "record_views" ADD CONSTRAINT "record_views_athlete_id_profiles_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "record_views" ADD CONSTRAINT "record_views_viewer_id_profiles_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "record_views" ADD CONSTRAINT "record_views_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "consents_one_open" ON "consents" USING btree ("athlete_id","team_id","scope") WHERE withdrawn_at is null;
--> statement-breakpoint
CREATE INDEX "consents_team_id_idx" ON "consents" USING btree ("team_id");
--> statement-breakpoint
CREATE INDEX "record_views_viewer_id_idx" ON "record_views" USING btree ("viewer_id");
--> statement-breakpoint
CREATE INDEX "record_views_team_id_idx" ON "record_views" USING btree ("team_id");
--> statement-breakpoint
CREATE POLICY "an athlete reads own consents" ON "consents" AS PERMISSIVE FOR SELECT TO "app_user" USING ("consents"."athlete_id" = (select app_actor_id()));
--> statement-breakpoint
CREATE POLICY "an athlete reads who opened their data" ON "record_views" AS PERMISSIVE FOR SELECT TO "app_user" USING ("record_views"."athlete_id" = (select app_actor_id()));
--> statement-breakpoint
-- Who is on a team already shares what they shared until now. Nobody was asked about a provider.
insert into consents (athlete_id, team_id, scope, text_version, given_at)
select m.athlete_id, m.team_id, s.scope, 'before-consents', m.joined_at
from team_members m join (values ('share'), ('history')) s (scope) on s.scope = 'share' or m.shares_from is null
where m.left_at is null;
--> statement-breakpoint
-- Replies from before may be about them.
delete from insight_replies;
--> statement-breakpoint
grant select on consents, record_views to app_user;
--> statement-breakpoint
-- Which athletes of the actor's teams let a provider write insights: all that staff learn of consents.
create view ai_consents as
select team_id, athlete_id from consents
where scope = 'ai' and withdrawn_at is null and team_id in (select team_id from my_teams);
--> statement-breakpoint
grant select on ai_consents to app_user;
--> statement-breakpoint
-- However an athlete goes, what they agreed to ends with it.
create function withdraw_consents() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  update consents set withdrawn_at = new.left_at
  where athlete_id = new.athlete_id and team_id = new.team_id and withdrawn_at is null;
  return null;
end
$$;
--> statement-breakpoint
create trigger team_members_withdraw_consents after update of left_at on team_members
for each row when (old.left_at is null and new.left_at is not null) execute function withdraw_consents();
--> statement-breakpoint
-- No key of a kept reply says whom it is about, so all of them go, with those that are being waited for: a reply that
-- comes after the withdrawal then finds no row to be kept in.
create function forget_insight_replies() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  delete from insight_replies;
  return null;
end
$$;
--> statement-breakpoint
create trigger consents_forget_insight_replies after update of withdrawn_at on consents
for each row when (old.scope = 'ai' and old.withdrawn_at is null and new.withdrawn_at is not null)
execute function forget_insight_replies();
--> statement-breakpoint
-- Whom a code would share with; nobody unless it could be joined with.
create function staff_of_invitation(code text, at timestamptz)
returns table (full_name text, duty text)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.full_name, s.duty
  from preview_invitation(code, at) i
    join team_staff s on s.team_id = i.team_id
    join profiles p on p.id = s.account_id
  where i.outcome = 'open'
  order by array_position(array['owner', 'coach', 'medical', 'viewer'], s.duty), s.since, p.id
$$;
--> statement-breakpoint
drop function accept_invitation(text, timestamptz, date);
--> statement-breakpoint
-- Both rows are locked before they are judged: one athlete joins one team, and an invitation made out to an address works once.
-- From the first day on their days are shared; from null, all of them are. What they agree to is stored with its text's version.
create function accept_invitation(code text, at timestamptz, first_day date, scopes text[], version text)
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
  insert into consents (athlete_id, team_id, scope, text_version, given_at)
  select app_actor_id(), found_out.team_id, s.scope, version, at
  from unnest(array['share'] || scopes) s (scope);
  update invitations i set status = 'accepted' where i.invitation_code = code and i.email is not null;
  return query select 'joined', found_out.team_id, found_out.team_name, found_out.time_zone, found_out.manager_name;
end
$$;
--> statement-breakpoint
-- An athlete agrees to something more while on a team; the same again changes nothing. False without a team.
create function give_consent(wanted text, version text, at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  team uuid;
begin
  select m.team_id into team from team_members m
  where m.athlete_id = app_actor_id() and m.left_at is null for update;
  if team is null or wanted not in ('history', 'ai') then return false; end if;
  insert into consents (athlete_id, team_id, scope, text_version, given_at)
  values (app_actor_id(), team, wanted, version, at)
  on conflict (athlete_id, team_id, scope) where withdrawn_at is null do nothing;
  if wanted = 'history' then
    update team_members m set shares_from = null where m.athlete_id = app_actor_id() and m.left_at is null;
  end if;
  return true;
end
$$;
--> statement-breakpoint
-- And withdraws it: without their history, what the team sees begins with the first day.
create function withdraw_consent(unwanted text, first_day date, at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  team uuid;
begin
  select m.team_id into team from team_members m
  where m.athlete_id = app_actor_id() and m.left_at is null for update;
  if team is null or unwanted not in ('history', 'ai') then return false; end if;
  update consents c set withdrawn_at = at
  where c.athlete_id = app_actor_id() and c.team_id = team and c.scope = unwanted and c.withdrawn_at is null;
  if unwanted = 'history' then
    update team_members m set shares_from = first_day where m.athlete_id = app_actor_id() and m.left_at is null;
  end if;
  return true;
end
$$;
--> statement-breakpoint
-- Notes that the actor opened something of an athlete, or without one of every athlete, of a team they work for; answers
-- whose first time it was today.
create function note_views(team uuid, athlete uuid, on_day date, what text, at timestamptz)
returns table (athlete_id uuid)
language sql security definer set search_path = public, pg_temp as $$
  with noted as (
    insert into record_views as v (athlete_id, viewer_id, viewer_name, team_id, day, scope, first_at, last_at)
    select m.athlete_id, p.id, p.full_name, m.team_id, on_day, what, at, at
    from team_members m join profiles p on p.id = app_actor_id()
    where m.team_id = team and m.athlete_id = coalesce(athlete, m.athlete_id) and m.left_at is null
      and m.team_id in (select s.team_id from team_staff s where s.account_id = app_actor_id())
    order by m.athlete_id
    on conflict on constraint record_views_once_a_day
      do update set last_at = greatest(v.last_at, excluded.last_at), viewer_name = excluded.viewer_name
    returning v.athlete_id, v.xmax
  )
  select n.athlete_id from noted n where n.xmax = 0
$$;
--> statement-breakpoint
revoke execute on function staff_of_invitation(text, timestamptz), accept_invitation(text, timestamptz, date, text[], text),
  give_consent(text, text, timestamptz), withdraw_consent(text, date, timestamptz),
  note_views(uuid, uuid, date, text, timestamptz) from public;
--> statement-breakpoint
grant execute on function staff_of_invitation(text, timestamptz), accept_invitation(text, timestamptz, date, text[], text),
  give_consent(text, text, timestamptz), withdraw_consent(text, date, timestamptz),
  note_views(uuid, uuid, date, text, timestamptz) to app_user;
