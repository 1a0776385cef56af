DROP INDEX "mail_once";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "channel" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "actor" text DEFAULT 'system' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "plain" text;--> statement-breakpoint
CREATE INDEX "mails_by_time" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_once" ON "mails" USING btree ("kind","cause","channel");