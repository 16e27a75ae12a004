ALTER TABLE "profiles" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "locale" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_locale" CHECK ("profiles"."locale" in ('en', 'de', 'fr', 'es', 'pt-BR', 'ar'));--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_locale" CHECK ("teams"."locale" in ('en', 'de', 'fr', 'es', 'pt-BR', 'ar'));--> statement-breakpoint
grant update (locale) on profiles, teams to app_user;
--> statement-breakpoint
drop function store_own_mail(text, text, text, timestamptz);
--> statement-breakpoint
drop function mail_people(uuid, uuid[], text, text, timestamptz);
--> statement-breakpoint
drop function tell_whose_answers_go(uuid, text, text, timestamptz);
--> statement-breakpoint
-- As they were in 0014, 0016 and 0017, but with the words in every language: {"en": {"subject", "text"}, ...}. The sender need
-- not know which of them is the reader's. An invitation is in the team's: its sender can read its subject, and would learn
-- from it that an address has an account, and which language that has chosen.
create function store_own_mail(recipient text, team uuid, words jsonb, due_at timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into mails (recipient, account_id, subject, text, next_attempt_at)
  select store_own_mail.recipient, actor.id, said ->> 'subject', said ->> 'text', due_at
  from profiles actor
    join teams t on t.id = team
    cross join lateral (select words -> t.locale as said) spoken
  where actor.id = app_actor_id()
$$;
--> statement-breakpoint
create function mail_people(team uuid, people uuid[], words jsonb, due_at timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into mails (recipient, account_id, subject, text, next_attempt_at)
  select p.email, p.id, said ->> 'subject', said ->> 'text', due_at
  from profiles p cross join lateral (select words -> coalesce(p.locale, 'en') as said) spoken
  where p.id = any(people) and team in (select m.team_id from my_teams m where m.duty = 'owner')
    and (exists (select from team_staff s where s.team_id = team and s.account_id = p.id)
      or exists (select from team_members m where m.team_id = team and m.athlete_id = p.id and m.left_at is null))
$$;
--> statement-breakpoint
create function tell_whose_answers_go(metric uuid, words jsonb, due_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  athlete profiles;
  said jsonb;
begin
  for athlete in
    select p.* from profiles p
    where p.id in (select r.athlete_id from metric_responses r where r.metric_id = metric)
      and metric in (select q.id from my_metrics q join custom_metrics c on c.id = q.id
        join my_teams t on t.team_id = c.team_id where t.duty in ('owner', 'coach'))
    order by p.id
  loop
    said := words -> coalesce(athlete.locale, 'en');
    insert into mails (recipient, account_id, subject, text, next_attempt_at)
    values (athlete.email, athlete.id, said ->> 'subject', said ->> 'text', due_at);
    perform announce('user:' || athlete.id, 'day');
  end loop;
end
$$;
--> statement-breakpoint
revoke execute on function store_own_mail(text, uuid, jsonb, timestamptz),
  mail_people(uuid, uuid[], jsonb, timestamptz), tell_whose_answers_go(uuid, jsonb, timestamptz) from public;
--> statement-breakpoint
grant execute on function store_own_mail(text, uuid, jsonb, timestamptz),
  mail_people(uuid, uuid[], jsonb, timestamptz), tell_whose_answers_go(uuid, jsonb, timestamptz) to app_user;
