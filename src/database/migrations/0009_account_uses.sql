CREATE TABLE "account_uses" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"warned_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "account_uses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "account_uses" ADD CONSTRAINT "account_uses_account_id_profiles_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_uses_last_used_at_idx" ON "account_uses" USING btree ("last_used_at");