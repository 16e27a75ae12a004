ALTER TABLE "team_changes" DROP CONSTRAINT "team_changes_what";--> statement-breakpoint
ALTER TABLE "team_changes" ADD CONSTRAINT "team_changes_what" CHECK ("team_changes"."what" in ('team-created', 'team-renamed', 'team-language', 'team-archived', 'team-restored', 'two-step-demanded', 'two-step-released', 'staff-invited', 'staff-joined', 'staff-duty', 'staff-health', 'staff-removed', 'staff-left', 'handed-over', 'athlete-removed', 'exported', 'question-added', 'question-changed', 'question-audience', 'question-archived', 'question-restored', 'question-deleted'));--> statement-breakpoint
-- An owner chooses it, by change_team.
revoke update (locale) on teams from app_user;
--> statement-breakpoint
drop function create_team(text, text, timestamptz);
--> statement-breakpoint
drop function change_team(uuid, text, boolean);
--> statement-breakpoint
-- As they were in 0016, with the team's language.
create function create_team(name text, time_zone text, locale text, at timestamptz) returns uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  created uuid;
begin
  insert into teams (name, time_zone, locale, created_at)
  values (create_team.name, create_team.time_zone, create_team.locale, at) returning id into created;
  insert into team_staff (team_id, account_id, duty, sees_health, since) values (created, app_actor_id(), 'owner', true, at);
  return created;
end
$$;
--> statement-breakpoint
create function change_team(team uuid, new_name text, two_step boolean, new_locale text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update teams t set name = new_name, demands_two_step = two_step, locale = new_locale
  where t.id = team and t.id in (select m.team_id from my_teams m where m.duty = 'owner');
  return found;
end
$$;
--> statement-breakpoint
revoke execute on function create_team(text, text, text, timestamptz), change_team(uuid, text, boolean, text) from public;
--> statement-breakpoint
grant execute on function create_team(text, text, text, timestamptz), change_team(uuid, text, boolean, text) to app_user;
--> statement-breakpoint
-- As they were in 0021, but to whoever never chose a language in the team's.
create or replace function mail_people(team uuid, people uuid[], words jsonb, due_at timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into mails (recipient, account_id, subject, text, next_attempt_at)
  select p.email, p.id, said ->> 'subject', said ->> 'text', due_at
  from profiles p join teams t on t.id = team
    cross join lateral (select words -> coalesce(p.locale, t.locale) as said) spoken
  where p.id = any(people) and team in (select m.team_id from my_teams m where m.duty = 'owner')
    and (exists (select from team_staff s where s.team_id = team and s.account_id = p.id)
      or exists (select from team_members m where m.team_id = team and m.athlete_id = p.id and m.left_at is null))
$$;
--> statement-breakpoint
create or replace function tell_whose_answers_go(metric uuid, words jsonb, due_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  athlete profiles;
  said jsonb;
  team_locale text := (select t.locale from custom_metrics c join teams t on t.id = c.team_id where c.id = metric);
begin
  for athlete in
    select p.* from profiles p
    where p.id in (select r.athlete_id from metric_responses r where r.metric_id = metric)
      and metric in (select q.id from my_metrics q join custom_metrics c on c.id = q.id
        join my_teams t on t.team_id = c.team_id where t.duty in ('owner', 'coach'))
    order by p.id
  loop
    said := words -> coalesce(athlete.locale, team_locale);
    insert into mails (recipient, account_id, subject, text, next_attempt_at)
    values (athlete.email, athlete.id, said ->> 'subject', said ->> 'text', due_at);
    perform announce('user:' || athlete.id, 'day');
  end loop;
end
$$;
--> statement-breakpoint
-- For whoever holds the code of an open invitation, also before they sign in.
create function language_of_invitation(code text, at timestamptz) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select t.locale from invitations i join teams t on t.id = i.team_id
  where i.invitation_code = code and i.status = 'pending' and i.expires_at > at
$$;
--> statement-breakpoint
revoke execute on function language_of_invitation(text, timestamptz) from public;
--> statement-breakpoint
grant execute on function language_of_invitation(text, timestamptz) to app_user;
