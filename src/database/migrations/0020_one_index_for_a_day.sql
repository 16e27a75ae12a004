-- The order of days, so that one index serves what two did: no answer twice, the answers of a day, and the latest.
ALTER TABLE "metric_responses" DROP CONSTRAINT "metric_responses_athlete_id_metric_id_date_key";
--> statement-breakpoint
DROP INDEX "metric_responses_athlete_id_date_idx";
--> statement-breakpoint
ALTER TABLE "metric_responses" ADD CONSTRAINT "metric_responses_athlete_id_date_metric_id_key" UNIQUE("athlete_id","date","metric_id");
--> statement-breakpoint
create or replace view my_athletes_profiles as
select m.athlete_id as id, p.full_name, p.avatar_url, m.team_id, m.shares_from, p.email from my_athletes m
cross join lateral (select full_name, avatar_url, email from profiles where id = m.athlete_id limit 1) p;
