CREATE TABLE "day_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"athlete_id" uuid NOT NULL,
	"day" date NOT NULL,
	"author_id" uuid,
	"reaction" text,
	"reacted_at" timestamp (3) with time zone,
	"reply" text,
	"replied_at" timestamp (3) with time zone,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "day_replies_once" UNIQUE("athlete_id","day","team_id","author_id"),
	CONSTRAINT "day_replies_reaction" CHECK ("day_replies"."reaction" in ('well-done', 'lets-talk', 'take-it-easy')),
	CONSTRAINT "day_replies_says_something" CHECK (num_nonnulls("day_replies"."reaction", "day_replies"."reply") > 0),
	CONSTRAINT "day_replies_answer_to_reply" CHECK ("day_replies"."answer" is null or "day_replies"."reply" is not null),
	CONSTRAINT "day_replies_short" CHECK (char_length("day_replies"."reply") between 1 and 280 and char_length("day_replies"."answer") between 1 and 280),
	CONSTRAINT "day_replies_moments" CHECK (("day_replies"."reaction" is null) = ("day_replies"."reacted_at" is null) and ("day_replies"."reply" is null) = ("day_replies"."replied_at" is null) and ("day_replies"."answer" is null) = ("day_replies"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "day_replies" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "day_replies" ADD CONSTRAINT "day_replies_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "day_replies" ADD CONSTRAINT "day_replies_athlete_id_profiles_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "day_replies" ADD CONSTRAINT "day_replies_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "day_replies_team_id_day_idx" ON "day_replies" USING btree ("team_id","day");
--> statement-breakpoint
CREATE INDEX "day_replies_author_id_idx" ON "day_replies" USING btree ("author_id");
--> statement-breakpoint
CREATE POLICY "an athlete reads own, staff who see health those of their athletes" ON "day_replies" AS PERMISSIVE FOR SELECT TO "app_user" USING ("day_replies"."athlete_id" = (select app_actor_id()) or (("day_replies"."team_id", "day_replies"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a)
  and "day_replies"."team_id" in (select s.team_id from my_teams s where s.sees_health) and ("day_replies"."athlete_id" in (select a.athlete_id from my_athletes a where a.shares_from is null) or "day_replies"."day" >= ((select jsonb_object_agg(a.athlete_id, a.shares_from) from my_athletes a where a.shares_from is not null) ->> "day_replies"."athlete_id"::text)::date)));
--> statement-breakpoint
CREATE POLICY "staff who see health say something of a day" ON "day_replies" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("day_replies"."author_id" = (select app_actor_id()) and ("day_replies"."team_id", "day_replies"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a)
  and "day_replies"."team_id" in (select s.team_id from my_teams s where s.sees_health) and ("day_replies"."athlete_id" in (select a.athlete_id from my_athletes a where a.shares_from is null) or "day_replies"."day" >= ((select jsonb_object_agg(a.athlete_id, a.shares_from) from my_athletes a where a.shares_from is not null) ->> "day_replies"."athlete_id"::text)::date) and "day_replies"."answer" is null);
--> statement-breakpoint
CREATE POLICY "they change it, and the athlete answers" ON "day_replies" AS PERMISSIVE FOR UPDATE TO "app_user" USING (("day_replies"."athlete_id" = (select app_actor_id()) and "day_replies"."team_id" in (select t.team_id from teams_i_am_on t)) or ("day_replies"."author_id" = (select app_actor_id()) and ("day_replies"."team_id", "day_replies"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a)
  and "day_replies"."team_id" in (select s.team_id from my_teams s where s.sees_health) and ("day_replies"."athlete_id" in (select a.athlete_id from my_athletes a where a.shares_from is null) or "day_replies"."day" >= ((select jsonb_object_agg(a.athlete_id, a.shares_from) from my_athletes a where a.shares_from is not null) ->> "day_replies"."athlete_id"::text)::date)));
--> statement-breakpoint
CREATE POLICY "they take it back unless it is answered" ON "day_replies" AS PERMISSIVE FOR DELETE TO "app_user" USING ("day_replies"."author_id" = (select app_actor_id()) and ("day_replies"."team_id", "day_replies"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a)
  and "day_replies"."team_id" in (select s.team_id from my_teams s where s.sees_health) and ("day_replies"."athlete_id" in (select a.athlete_id from my_athletes a where a.shares_from is null) or "day_replies"."day" >= ((select jsonb_object_agg(a.athlete_id, a.shares_from) from my_athletes a where a.shares_from is not null) ->> "day_replies"."athlete_id"::text)::date) and "day_replies"."answer" is null);
--> statement-breakpoint
grant select, insert, delete, update (reaction, reacted_at, reply, replied_at, answer, answered_at) on day_replies to app_user;
--> statement-breakpoint
-- The author changes what they said, and what was answered no more; the athlete answers once, and changes nothing else. What the
-- tables do by themselves when an account goes changes none of it.
create function hold_answered_reply() returns trigger language plpgsql as $$
declare
  is_said_anew boolean := (new.reaction, new.reacted_at, new.reply, new.replied_at)
    is distinct from (old.reaction, old.reacted_at, old.reply, old.replied_at);
  is_answered_anew boolean := (new.answer, new.answered_at) is distinct from (old.answer, old.answered_at);
begin
  if old.answer is not null and (is_answered_anew or new.reply is distinct from old.reply) then
    raise exception using errcode = 'check_violation', constraint = 'day_replies_answered',
      message = 'What was answered stays as it is';
  end if;
  if (is_answered_anew and app_actor_id() <> old.athlete_id) or (is_said_anew and app_actor_id() = old.athlete_id) then
    raise exception using errcode = 'check_violation', constraint = 'day_replies_own_words',
      message = 'Nobody writes in the name of the other';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger day_replies_answered before update on day_replies
for each row execute function hold_answered_reply();
--> statement-breakpoint
-- A name and no more, for who may read what they said.
create view reply_authors with (security_barrier) as
select p.id, p.full_name from profiles p
where p.id in (
  select r.author_id from day_replies r
  where r.athlete_id = (select app_actor_id()) or r.team_id in (select t.team_id from my_teams t where t.sees_health)
);
--> statement-breakpoint
grant select on reply_authors to app_user;
--> statement-breakpoint
-- By week, how many check-ins of a team's athletes that the actor may see were opened and replied to by anybody of its staff:
-- numbers, since who opened what is the athlete's to read.
create function weeks_followed_up(team uuid, first_day date, last_day date)
returns table (monday date, check_ins integer, opened integer, answered integer)
language sql stable security definer set search_path = public, pg_temp as $$
  with mine as materialized (
    select s.sees_health from team_staff s where s.team_id = team and s.account_id = app_actor_id()
  ), check_in as (
    select distinct m.athlete_id, r.date as day
    from team_members m
      join metric_responses r on r.athlete_id = m.athlete_id
        and r.date between greatest(first_day, m.shares_from) and last_day
    where m.team_id = team and m.left_at is null and r.metric_id = any(array(
      select q.id from custom_metrics q, mine where q.team_id = team and (q.audience = 'staff' or mine.sees_health)))
  )
  select date_trunc('week', c.day::timestamp)::date, count(*)::integer,
    count(*) filter (where exists (
      select from record_views v
      where v.athlete_id = c.athlete_id and v.day = c.day and v.scope = 'answers' and v.team_id = team))::integer,
    count(*) filter (where exists (
      select from day_replies a where a.athlete_id = c.athlete_id and a.day = c.day and a.team_id = team))::integer
  from check_in c
  group by 1
$$;
--> statement-breakpoint
revoke execute on function weeks_followed_up(uuid, date, date) from public;
--> statement-breakpoint
grant execute on function weeks_followed_up(uuid, date, date) to app_user;
