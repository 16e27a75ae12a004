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
grant select on own_profile, own_answers, own_sessions, my_form_windows to app_user;
