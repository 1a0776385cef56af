ALTER TABLE "answers" ADD COLUMN "text_en" text;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "decided_why" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "decided_why" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reply_en" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "decided_why" text;--> statement-breakpoint
CREATE INDEX "questions_by_time" ON "questions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "questions_alike" ON "questions" USING gin (vi_fold(name || ' ' || text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reviews_by_time" ON "reviews" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_alike" ON "reviews" USING gin (vi_fold(name || ' ' || title || ' ' || text) gin_trgm_ops);