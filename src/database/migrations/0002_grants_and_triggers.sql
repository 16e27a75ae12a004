revoke all on all tables in schema public from public;
--> statement-breakpoint
grant usage on schema public to app_user;
--> statement-breakpoint
-- What each row policy may let through at all. Auth, limits, jobs and mails: nothing.
grant select, update (full_name, avatar_url, updated_at) on profiles to app_user;
--> statement-breakpoint
grant select, insert on training_sessions, metric_responses, daily_metrics to app_user;
--> statement-breakpoint
grant select, insert, update, delete on custom_metrics to app_user;
--> statement-breakpoint
grant select, insert, update on daily_form_status to app_user;
--> statement-breakpoint
grant select, insert, delete on manager_invitations to app_user;
--> statement-breakpoint
-- Runs with its owner's rights, so it shows these three columns of a row that the reader's own policies hide.
create view my_manager with (security_barrier) as
select manager.id, manager.full_name, manager.avatar_url
from profiles me
join profiles manager on manager.id = me.manager_id
where me.id = app_actor_id();
--> statement-breakpoint
grant select on my_manager to app_user;
--> statement-breakpoint
create function refuse_role_change() returns trigger language plpgsql as $$
begin
  raise exception using errcode = 'check_violation', constraint = 'profiles_role_is_fixed',
    message = 'a role is chosen at sign-up and never changes';
end
$$;
--> statement-breakpoint
create trigger profiles_role_is_fixed before update of role on profiles
for each row when (old.role is distinct from new.role) execute function refuse_role_change();
--> statement-breakpoint
create function refuse_manager_without_role() returns trigger language plpgsql as $$
begin
  if not exists (select from profiles where id = new.manager_id and role = 'manager') then
    raise exception using errcode = 'foreign_key_violation', constraint = 'profiles_manager_is_a_manager',
      message = 'manager_id must name a manager';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger profiles_manager_is_a_manager before insert or update of manager_id on profiles
for each row when (new.manager_id is not null) execute function refuse_manager_without_role();
--> statement-breakpoint
-- Locks the manager's row first: two inserts at the same moment count one after the other. Definer's rights, since
-- app_user may not lock a profile.
create function refuse_eleventh_metric() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform from profiles where id = new.manager_id for no key update;
  if (select count(*) from custom_metrics where manager_id = new.manager_id) >= 10 then
    raise exception using errcode = 'check_violation', constraint = 'custom_metrics_at_most_10_per_manager',
      message = 'a manager has at most 10 metrics';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger custom_metrics_at_most_10_per_manager before insert or update of manager_id on custom_metrics
for each row execute function refuse_eleventh_metric();
