ALTER TABLE "daily_form_status" ADD COLUMN "former_windows" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- A time input has no seconds: whoever saved 23:59 meant the end of the day.
update daily_form_status set close_time = '23:59:59' where close_time = '23:59:00';
