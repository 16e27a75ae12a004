-- What joining with a code would come to, in the order the product checks: the question is asked before anybody joins.
-- Stable, so that PostgreSQL itself refuses it any write.
create function preview_invitation(code text, at timestamptz)
returns table (outcome text, manager_id uuid, manager_name text)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  me profiles;
  invitation manager_invitations;
  manager profiles;
begin
  select * into me from profiles p where p.id = app_actor_id();
  if me.id is null then
    return query select 'no-user', null::uuid, null::text;
    return;
  elsif me.role = 'manager' then
    return query select 'is-manager', null::uuid, null::text;
    return;
  elsif me.manager_id is not null then
    return query select 'has-team', null::uuid, null::text;
    return;
  end if;

  select * into invitation from manager_invitations i where i.invitation_code = code;
  if invitation.id is null or invitation.status <> 'pending' then
    return query select 'unknown', null::uuid, null::text;
    return;
  elsif invitation.expires_at <= at then
    return query select 'expired', null::uuid, null::text;
    return;
  elsif invitation.email <> me.email then
    return query select 'other-address', null::uuid, null::text;
    return;
  end if;

  select * into manager from profiles p where p.id = invitation.manager_id;
  if manager.id is null or btrim(manager.full_name) = '' then
    return query select 'manager-missing', null::uuid, null::text;
    return;
  end if;
  return query select 'open', manager.id, manager.full_name;
end
$$;
--> statement-breakpoint
-- Both rows are locked before they are judged: one athlete joins one team, and an invitation made out to an address works once.
create or replace function accept_invitation(code text, at timestamptz)
returns table (outcome text, manager_id uuid, manager_name text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found_out record;
begin
  perform from profiles p where p.id = app_actor_id() for update;
  perform from manager_invitations i where i.invitation_code = code for update;
  select * into found_out from preview_invitation(code, at);
  if found_out.outcome <> 'open' then
    return query select found_out.outcome, null::uuid, null::text;
    return;
  end if;

  update profiles p set manager_id = found_out.manager_id, updated_at = at where p.id = app_actor_id();
  if not found then
    return query select 'not-updated', null::uuid, null::text;
    return;
  end if;
  update manager_invitations i set status = 'accepted' where i.invitation_code = code and i.email is not null;
  return query select 'joined', found_out.manager_id, found_out.manager_name;
end
$$;
--> statement-breakpoint
-- An athlete leaves the team they are on; answers whose it was, or null if they were on none.
create function leave_team(at timestamptz) returns uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  former uuid;
begin
  select manager_id into former from profiles where id = app_actor_id() for update;
  update profiles set manager_id = null, updated_at = at where id = app_actor_id() and manager_id is not null;
  return former;
end
$$;
--> statement-breakpoint
revoke execute on function preview_invitation(text, timestamptz), leave_team(timestamptz) from public;
--> statement-breakpoint
grant execute on function preview_invitation(text, timestamptz), leave_team(timestamptz) to app_user;
--> statement-breakpoint
-- Whoever had an athlete on their team knows the address of the picture. However the athlete is let go, also by the end of the
-- manager's account, that address is noted as one to go; jobs/remove-files.ts gives the picture another one first.
create function note_known_picture() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into file_removals (key) values (ltrim(old.avatar_url, '/')) on conflict do nothing;
  return null;
end
$$;
--> statement-breakpoint
create trigger profiles_note_known_picture after update of manager_id on profiles
for each row when (old.manager_id is not null and new.manager_id is distinct from old.manager_id and old.avatar_url is not null)
execute function note_known_picture();
--> statement-breakpoint
-- Those who were let go before this version.
insert into file_removals (key)
select ltrim(avatar_url, '/') from profiles
where role = 'athlete' and manager_id is null and avatar_url is not null
on conflict do nothing;
