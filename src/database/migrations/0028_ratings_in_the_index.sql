-- With the rating beside its key, figures of weeks and of a whole team are read from the index alone.
ALTER TABLE "metric_responses" DROP CONSTRAINT "metric_responses_athlete_id_date_metric_id_key", ADD CONSTRAINT "metric_responses_athlete_id_date_metric_id_key" UNIQUE("athlete_id","date","metric_id") INCLUDE ("rating_value");
