CREATE TABLE "insight_replies" (
	"key" text PRIMARY KEY NOT NULL,
	"outcome" jsonb,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "insight_replies" ENABLE ROW LEVEL SECURITY;