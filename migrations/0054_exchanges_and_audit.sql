ALTER TABLE "day_sales" ADD COLUMN "exchanges" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "day_sales" ADD COLUMN "exchange_goods" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "day_sales" ADD COLUMN "exchange_paid" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "amount" bigint;--> statement-breakpoint
CREATE INDEX "audit_log_of_order" ON "audit_log" USING btree ("order_id","id") WHERE "audit_log"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_by_amount" ON "audit_log" USING btree ("amount","id") WHERE "audit_log"."amount" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_of_verb" ON "audit_log" USING btree ("verb","id");--> statement-breakpoint
-- An order that an exchange became is no sale: every day is added up anew, and so is the day of an order that becomes a replacement or ceases to be one.
INSERT INTO sales_marks (day) SELECT DISTINCT (placed_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date FROM orders;
--> statement-breakpoint
CREATE FUNCTION mark_days_of_replacements() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO sales_marks (day)
    SELECT DISTINCT (o.placed_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date FROM changed JOIN orders o ON o.id = changed.exchange_order_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_days_of_changed_replacements() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO sales_marks (day)
    SELECT DISTINCT (o.placed_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date
    FROM changed JOIN gone USING (id) JOIN orders o ON o.id IN (changed.exchange_order_id, gone.exchange_order_id)
    WHERE changed.exchange_order_id IS DISTINCT FROM gone.exchange_order_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER mark_day_added AFTER INSERT ON returns REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_days_of_replacements();
--> statement-breakpoint
CREATE TRIGGER mark_day_changed AFTER UPDATE ON returns REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_days_of_changed_replacements();
--> statement-breakpoint
CREATE TRIGGER mark_day_gone AFTER DELETE ON returns REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_days_of_replacements();
--> statement-breakpoint
-- Letter case does not matter in an address that leads elsewhere. Of two that differ only by it, the younger stays.
DELETE FROM redirects old USING redirects young
  WHERE lower(old."from") = lower(young."from") AND old.id <> young.id AND (young.created_at, young.id) > (old.created_at, old.id);
--> statement-breakpoint
UPDATE redirects SET "from" = lower("from") WHERE "from" <> lower("from");
