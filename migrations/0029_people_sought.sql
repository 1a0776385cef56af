ALTER TABLE "users" ADD COLUMN "sought" text GENERATED ALWAYS AS (vi_fold("users"."name" || ' ' || "users"."email" || ' ' || coalesce("users"."phone", ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "sought" text GENERATED ALWAYS AS (vi_fold("audit_log"."verb" || ' ' || "audit_log"."subject_id" || ' ' || coalesce("audit_log"."name", ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "users_by_time" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "users_sought" ON "users" USING gin ("sought" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_sought" ON "audit_log" USING gin ("sought" gin_trgm_ops);