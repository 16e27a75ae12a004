-- Joining a team is the one way to get a manager, so it is done with the owner's rights, in the order the product checks.
-- Both rows are locked: one athlete joins one team, and an invitation made out to an address works once.
create function accept_invitation(code text, at timestamptz)
returns table (outcome text, manager_id uuid, manager_name text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  me profiles;
  invitation manager_invitations;
  manager profiles;
begin
  select * into me from profiles p where p.id = app_actor_id() for update;
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

  select * into invitation from manager_invitations i where i.invitation_code = code for update;
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

  update profiles p set manager_id = manager.id, updated_at = at where p.id = me.id;
  if invitation.email is not null then
    update manager_invitations i set status = 'accepted' where i.id = invitation.id;
  end if;
  return query select 'joined', manager.id, manager.full_name;
end
$$;
--> statement-breakpoint
-- A manager lets go of an athlete of their own; true if there was one to let go of.
create function release_athlete(athlete uuid, at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update profiles set manager_id = null, updated_at = at
  where id = athlete and manager_id = app_actor_id() and role = 'athlete';
  return found;
end
$$;
--> statement-breakpoint
revoke execute on function accept_invitation(text, timestamptz), release_athlete(uuid, timestamptz) from public;
--> statement-breakpoint
grant execute on function accept_invitation(text, timestamptz), release_athlete(uuid, timestamptz) to app_user;
