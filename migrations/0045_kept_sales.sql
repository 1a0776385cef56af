CREATE TABLE "day_discounts" (
	"day" date NOT NULL,
	"source" text NOT NULL,
	"promotion_id" uuid,
	"code" text,
	"name" jsonb NOT NULL,
	"orders" integer NOT NULL,
	"off_goods" bigint NOT NULL,
	"off_delivery" bigint NOT NULL,
	"total" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "day_goods" (
	"day" date NOT NULL,
	"product_id" uuid NOT NULL,
	"name" text NOT NULL,
	"orders" integer NOT NULL,
	"pieces" integer NOT NULL,
	"gross" bigint NOT NULL,
	"discount" bigint NOT NULL,
	CONSTRAINT "day_goods_day_product_id_pk" PRIMARY KEY("day","product_id")
);
--> statement-breakpoint
CREATE TABLE "day_sales" (
	"part" text NOT NULL,
	"day" date NOT NULL,
	"about" text NOT NULL,
	"name" text,
	"orders" integer NOT NULL,
	"pieces" integer NOT NULL,
	"gross" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"shipping" bigint NOT NULL,
	"total" bigint NOT NULL,
	"refund" bigint NOT NULL,
	"tax" bigint NOT NULL,
	CONSTRAINT "day_sales_part_day_about_pk" PRIMARY KEY("part","day","about")
);
--> statement-breakpoint
CREATE TABLE "sales_marks" (
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_left" (
	"size" text PRIMARY KEY NOT NULL,
	"variants" integer NOT NULL,
	"available" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk_sizes" ADD COLUMN "size" text;--> statement-breakpoint
CREATE INDEX "discounts_of_day" ON "day_discounts" USING btree ("day");--> statement-breakpoint
-- What the orders of a day add up to is kept (src/shop/analytics/freshen-sales.ts). Whoever changes an order leaves a mark on its day, and no more: from then on the day is added up from its orders, until somebody has kept it anew.
CREATE FUNCTION mark_days_of_orders() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO sales_marks (day) SELECT DISTINCT (placed_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date FROM changed;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_days_of_changed_orders() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO sales_marks (day)
    SELECT (placed_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date FROM gone UNION SELECT (placed_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date FROM changed;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER mark_day_added AFTER INSERT ON orders REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_days_of_orders();
--> statement-breakpoint
CREATE TRIGGER mark_day_changed AFTER UPDATE ON orders REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_days_of_changed_orders();
--> statement-breakpoint
CREATE TRIGGER mark_day_gone AFTER DELETE ON orders REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_days_of_orders();
--> statement-breakpoint
CREATE FUNCTION mark_days_of_parts() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO sales_marks (day) SELECT DISTINCT (o.placed_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date FROM changed JOIN orders o ON o.id = changed.order_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
  part text;
BEGIN
  FOREACH part IN ARRAY array['order_lines', 'order_discounts', 'order_addresses', 'payments'] LOOP
    EXECUTE format('CREATE TRIGGER mark_day_added AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_days_of_parts()', part);
    EXECUTE format('CREATE TRIGGER mark_day_changed AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_days_of_parts()', part);
    EXECUTE format('CREATE TRIGGER mark_day_gone AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_days_of_parts()', part);
  END LOOP;
END
$$;
--> statement-breakpoint
-- What was sold of a size is told by the size that a variant has now, and by whether its product is a boot.
CREATE FUNCTION mark_days_of_sizes() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF EXISTS (SELECT FROM changed JOIN gone USING (id) WHERE changed.options ->> 'size' IS DISTINCT FROM gone.options ->> 'size') THEN
    INSERT INTO sales_marks (day)
      SELECT DISTINCT (o.placed_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date
      FROM changed JOIN gone USING (id) JOIN order_lines l ON l.variant_id = changed.id JOIN orders o ON o.id = l.order_id
      WHERE changed.options ->> 'size' IS DISTINCT FROM gone.options ->> 'size';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER mark_day_changed AFTER UPDATE ON variants REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_days_of_sizes();
--> statement-breakpoint
CREATE FUNCTION mark_days_of_categories() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF EXISTS (SELECT FROM changed JOIN gone USING (id) WHERE changed.category <> gone.category) THEN
    INSERT INTO sales_marks (day)
      SELECT DISTINCT (o.placed_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date
      FROM changed JOIN gone USING (id) JOIN variants v ON v.product_id = changed.id JOIN order_lines l ON l.variant_id = v.id JOIN orders o ON o.id = l.order_id
      WHERE changed.category <> gone.category;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER mark_day_changed AFTER UPDATE ON products REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_days_of_categories();
--> statement-breakpoint
INSERT INTO sales_marks (day) SELECT DISTINCT (placed_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date FROM orders;
--> statement-breakpoint
-- What is left of each size is kept from now on: of what the desk knows already, here.
UPDATE desk_sizes SET size = v.options ->> 'size' FROM variants v JOIN products p ON p.id = v.product_id
  WHERE v.id = desk_sizes.variant_id AND v.archived_at IS NULL AND p.status = 'active' AND p.category IN ('figure', 'hockey', 'speed', 'recreational') AND v.options ? 'size';
--> statement-breakpoint
INSERT INTO desk_left (size, variants, available) SELECT size, count(*), sum(available) FROM desk_sizes WHERE size IS NOT NULL GROUP BY size;
