-- What is read at every visit, with the owner's rights and the actor in it: the plan of a policy that serves the staff too
-- takes longer to set up than these take to run.
create view own_profile as
select id, full_name, role from profiles where id = (select app_actor_id());
--> statement-breakpoint
create view own_answers as
select athlete_id, metric_id, date, kind, rating_value, text_value, given_at, created_at
from metric_responses where athlete_id = (select app_actor_id());
--> statement-breakpoint
-- What loads are made of.
create view own_sessions as
select athlete_id, date, unit_load
from training_sessions where athlete_id = (select app_actor_id());
--> statement-breakpoint
create view my_form_windows as
select t.id as team_id, t.time_zone, s.open_time, s.close_time, s.manually_closed, s.closed_by_hand_at, s.opened_by_hand_at
from teams t left join daily_form_status s on s.team_id = t.id
where t.id in (select team_id from my_teams) or t.id in (select team_id from teams_i_am_on);
--> statement-breakpoint
-- So are these, which policies read already: a query that names the team need not ask the policies of their tables.
create or replace view my_athletes as
select m.athlete_id, m.shares_from, m.team_id from team_members m
where m.left_at is null and m.team_id in (select team_id from my_teams);
--> statement-breakpoint
create or replace view my_metrics as
select q.id, q.team_id, q.audience, q.title, q.type, q.position, q.created_at, q.reworded_at
from custom_metrics q join my_teams t on t.team_id = q.team_id where q.audience = 'staff' or t.sees_health;
--> statement-breakpoint
create or replace view metrics_to_answer as
select id, team_id, audience, title, description, type, position, created_at, archived_at, restored_at, reworded_at
from custom_metrics where team_id in (select team_id from teams_i_am_on);
--> statement-breakpoint
-- Joined one by one, since the planner would read all profiles for a hash.
create view my_athletes_profiles as
select m.athlete_id as id, p.full_name, p.avatar_url, m.team_id from my_athletes m
cross join lateral (select full_name, avatar_url from profiles where id = m.athlete_id limit 1) p;
--> statement-breakpoint
-- What athletes answered on the days they share, for the staff of their team. Arrays, which are made once for all rows.
create view shared_answers as
select r.id, r.athlete_id, r.metric_id, r.date, r.rating_value, r.text_value, r.is_late, r.created_at,
  m.team_id, m.shares_from
from team_members m
join metric_responses r on r.athlete_id = m.athlete_id and r.date >= coalesce(m.shares_from, '-infinity')
where m.left_at is null and m.team_id = any(array(select team_id from my_teams))
  and r.metric_id = any(array(select id from my_metrics));
--> statement-breakpoint
grant select on own_profile, own_answers, own_sessions, my_form_windows, my_athletes_profiles, shared_answers to app_user;
