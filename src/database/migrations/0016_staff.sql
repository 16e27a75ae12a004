CREATE TABLE "team_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"what" text NOT NULL,
	"about_id" uuid,
	"before" text,
	"after" text,
	CONSTRAINT "team_changes_what" CHECK ("team_changes"."what" in ('team-created', 'team-renamed', 'team-archived', 'team-restored', 'two-step-demanded', 'two-step-released', 'staff-invited', 'staff-joined', 'staff-duty', 'staff-health', 'staff-removed', 'staff-left', 'handed-over', 'athlete-removed', 'exported', 'question-added', 'question-changed', 'question-audience', 'question-archived', 'question-restored', 'question-deleted'))
);
--> statement-breakpoint
ALTER TABLE "team_changes" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "duty" text;
--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "archived_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "demands_two_step" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "team_changes" ADD CONSTRAINT "team_changes_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team_changes" ADD CONSTRAINT "team_changes_actor_id_profiles_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team_changes" ADD CONSTRAINT "team_changes_about_id_profiles_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "team_changes_team_id_at_idx" ON "team_changes" USING btree ("team_id","at");
--> statement-breakpoint
CREATE INDEX "team_changes_actor_id_idx" ON "team_changes" USING btree ("actor_id");
--> statement-breakpoint
CREATE INDEX "team_changes_about_id_idx" ON "team_changes" USING btree ("about_id");
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_duty" CHECK ("invitations"."duty" in ('coach', 'medical', 'viewer'));
--> statement-breakpoint
ALTER TABLE "team_staff" ADD CONSTRAINT "team_staff_sees_health" CHECK (case "team_staff"."duty" when 'medical' then "team_staff"."sees_health" when 'viewer' then not "team_staff"."sees_health" else true end);
--> statement-breakpoint
CREATE POLICY "an owner changes duties" ON "team_staff" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("team_staff"."team_id" in (select t.team_id from my_teams t where t.duty = 'owner')) WITH CHECK ("team_staff"."team_id" in (select t.team_id from my_teams t where t.duty = 'owner'));
--> statement-breakpoint
CREATE POLICY "an owner removes staff, and everybody may go" ON "team_staff" AS PERMISSIVE FOR DELETE TO "app_user" USING ("team_staff"."account_id" = (select app_actor_id()) or "team_staff"."team_id" in (select t.team_id from my_teams t where t.duty = 'owner'));
--> statement-breakpoint
CREATE POLICY "an owner reads what was changed" ON "team_changes" AS PERMISSIVE FOR SELECT TO "app_user" USING ("team_changes"."team_id" in (select t.team_id from my_teams t where t.duty = 'owner'));
--> statement-breakpoint
CREATE POLICY "staff note what they changed" ON "team_changes" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("team_changes"."actor_id" = (select app_actor_id()) and "team_changes"."team_id" in (select t.team_id from my_teams t));
--> statement-breakpoint
ALTER POLICY "who runs a team reads its invitations" ON "invitations" TO app_user USING ("invitations"."team_id" in (select t.team_id from my_teams t where t.duty in ('owner', 'coach')) and ("invitations"."duty" is null or "invitations"."team_id" in (select t.team_id from my_teams t where t.duty = 'owner')));
--> statement-breakpoint
ALTER POLICY "who runs a team creates its invitations" ON "invitations" TO app_user WITH CHECK ("invitations"."team_id" in (select t.team_id from my_teams t where t.duty in ('owner', 'coach')) and ("invitations"."duty" is null or "invitations"."team_id" in (select t.team_id from my_teams t where t.duty = 'owner')));
--> statement-breakpoint
ALTER POLICY "who runs a team deletes its invitations" ON "invitations" TO app_user USING ("invitations"."team_id" in (select t.team_id from my_teams t where t.duty in ('owner', 'coach')) and ("invitations"."duty" is null or "invitations"."team_id" in (select t.team_id from my_teams t where t.duty = 'owner')));
--> statement-breakpoint
grant update (duty, sees_health), delete on team_staff to app_user;
--> statement-breakpoint
grant select, insert on team_changes to app_user;
--> statement-breakpoint
drop view team_people;
--> statement-breakpoint
-- Runs with its owner's rights, so it shows these columns of rows that the reader's own policies hide.
create view team_people with (security_barrier) as
select s.team_id, p.id, p.full_name, p.avatar_url, s.duty, s.sees_health, s.since
from team_staff s join profiles p on p.id = s.account_id
where s.team_id in (select team_id from my_teams) or s.team_id in (select team_id from teams_i_am_on);
--> statement-breakpoint
-- For the owners of a team: who of the staff has two-step sign-in, and at which address they are reached.
create view my_staff with (security_barrier) as
select s.team_id, p.id, p.email, exists (select from two_factors f where f.account_id = p.id) as has_two_step
from team_staff s join profiles p on p.id = s.account_id
where s.team_id in (select team_id from my_teams where duty = 'owner');
--> statement-breakpoint
-- The names of those whom the changes of a team are by and about, also when they are not of it any more.
create view my_teams_changes with (security_barrier) as
select c.id, c.team_id, c.at, c.what, a.full_name as actor_name, p.full_name as about_name, c.before, c.after
from team_changes c left join profiles a on a.id = c.actor_id left join profiles p on p.id = c.about_id
where c.team_id in (select team_id from my_teams where duty = 'owner');
--> statement-breakpoint
grant select on team_people, my_staff, my_teams_changes to app_user;
--> statement-breakpoint
-- Locks the team first: of two owners who go at the same moment one is the last. An archived team may be left by all.
create function refuse_team_without_owner() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform from teams where id = old.team_id and archived_at is null for update;
  if found and exists (select from team_staff s where s.team_id = old.team_id)
    and not exists (select from team_staff s where s.team_id = old.team_id and s.duty = 'owner') then
    raise exception using errcode = 'check_violation', constraint = 'team_staff_keeps_an_owner',
      message = 'a team has at least one owner';
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger team_staff_keeps_an_owner after update of duty or delete on team_staff
for each row execute function refuse_team_without_owner();
--> statement-breakpoint
-- What joining with a code would come to, in the order the product checks: the question is asked before anybody joins.
-- Stable, so that PostgreSQL itself refuses it any write. The manager is the owner who has been it for longest.
create or replace function preview_invitation(code text, at timestamptz)
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
  elsif exists (select from invitations i where i.invitation_code = code and i.duty is not null) then
    return query select 'for-staff', null::uuid, null::text, null::text, null::text;
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
-- What accepting an invitation to the staff would come to. Stable, so that PostgreSQL itself refuses it any write.
create function preview_staff_invitation(code text, at timestamptz)
returns table (outcome text, team_id uuid, team_name text, duty text, invited_by text)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  me profiles;
  invitation invitations;
begin
  select * into me from profiles p where p.id = app_actor_id();
  select * into invitation from invitations i where i.invitation_code = code and i.duty is not null;
  if me.id is null then
    return query select 'no-user', null::uuid, null::text, null::text, null::text;
  elsif me.role <> 'manager' then
    return query select 'for-staff', null::uuid, null::text, null::text, null::text;
  elsif invitation.id is null then
    return query select 'is-manager', null::uuid, null::text, null::text, null::text;
  elsif exists (select from team_staff s where s.team_id = invitation.team_id and s.account_id = me.id) then
    return query select 'on-staff', null::uuid, null::text, null::text, null::text;
  elsif invitation.status <> 'pending' then
    return query select 'unknown', null::uuid, null::text, null::text, null::text;
  elsif invitation.expires_at <= at then
    return query select 'expired', null::uuid, null::text, null::text, null::text;
  elsif invitation.email <> me.email then
    return query select 'other-address', null::uuid, null::text, null::text, null::text;
  else
    return query select 'open', t.id, t.name, invitation.duty, invitation.manager_name from teams t where t.id = invitation.team_id;
  end if;
end
$$;
--> statement-breakpoint
-- An invitation to the staff works once, with and without an address: it is a right to see people's health data.
create function accept_staff_invitation(code text, at timestamptz)
returns table (outcome text, team_id uuid, team_name text, duty text, invited_by text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found_out record;
begin
  perform from profiles p where p.id = app_actor_id() for update;
  perform from invitations i where i.invitation_code = code for update;
  select * into found_out from preview_staff_invitation(code, at);
  if found_out.outcome = 'open' then
    insert into team_staff (team_id, account_id, duty, sees_health, since)
    values (found_out.team_id, app_actor_id(), found_out.duty, found_out.duty = 'medical', at);
    update invitations i set status = 'accepted' where i.invitation_code = code;
    found_out.outcome := 'joined';
  end if;
  return query select found_out.outcome, found_out.team_id, found_out.team_name, found_out.duty, found_out.invited_by;
end
$$;
--> statement-breakpoint
-- A further team of a manager's, who owns it.
create function create_team(name text, time_zone text, at timestamptz) returns uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  created uuid;
begin
  insert into teams (name, time_zone, created_at) values (create_team.name, create_team.time_zone, at) returning id into created;
  insert into team_staff (team_id, account_id, duty, sees_health, since) values (created, app_actor_id(), 'owner', true, at);
  return created;
end
$$;
--> statement-breakpoint
-- False if the actor does not own such a team.
create function change_team(team uuid, new_name text, two_step boolean) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update teams t set name = new_name, demands_two_step = two_step
  where t.id = team and t.id in (select m.team_id from my_teams m where m.duty = 'owner');
  return found;
end
$$;
--> statement-breakpoint
-- Frees the athletes at once, takes the invitations back, and answers whether there was such a team to archive.
create function archive_team(team uuid, at_time timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update teams t set archived_at = at_time
  where t.id = team and t.archived_at is null and t.id in (select m.team_id from my_teams m where m.duty = 'owner');
  if not found then
    return false;
  end if;
  update team_members m set left_at = at_time where m.team_id = team and m.left_at is null;
  delete from invitations i where i.team_id = team and i.status = 'pending';
  return true;
end
$$;
--> statement-breakpoint
create function restore_team(team uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update teams t set archived_at = null
  where t.id = team and t.archived_at is not null and t.id in (select m.team_id from my_teams m where m.duty = 'owner');
  return found;
end
$$;
--> statement-breakpoint
-- A mail from an owner to others of the team, whose addresses the owner need not know. It goes with their account.
create function mail_people(team uuid, people uuid[], subject text, body text, due_at timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into mails (recipient, account_id, subject, text, next_attempt_at)
  select p.email, p.id, mail_people.subject, body, due_at from profiles p
  where p.id = any(people) and team in (select m.team_id from my_teams m where m.duty = 'owner')
    and (exists (select from team_staff s where s.team_id = team and s.account_id = p.id)
      or exists (select from team_members m where m.team_id = team and m.athlete_id = p.id and m.left_at is null))
$$;
--> statement-breakpoint
revoke execute on function preview_staff_invitation(text, timestamptz), accept_staff_invitation(text, timestamptz),
  create_team(text, text, timestamptz), change_team(uuid, text, boolean), archive_team(uuid, timestamptz),
  restore_team(uuid), mail_people(uuid, uuid[], text, text, timestamptz) from public;
--> statement-breakpoint
grant execute on function preview_staff_invitation(text, timestamptz), accept_staff_invitation(text, timestamptz),
  create_team(text, text, timestamptz), change_team(uuid, text, boolean), archive_team(uuid, timestamptz),
  restore_team(uuid), mail_people(uuid, uuid[], text, text, timestamptz) to app_user;
