ALTER TABLE "record_views" DROP CONSTRAINT "record_views_scope";--> statement-breakpoint
ALTER TABLE "record_views" ADD CONSTRAINT "record_views_scope" CHECK ("record_views"."scope" in ('answers', 'statistics', 'insight', 'export', 'problems')) NOT VALID;
