CREATE TABLE "desk_marks" (
	"product_id" uuid,
	"variant_id" uuid
);
--> statement-breakpoint
CREATE TABLE "desk_products" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"category" text NOT NULL,
	"line" text NOT NULL,
	"levels" text[] NOT NULL,
	"name" text NOT NULL,
	"sought" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"paid_from" bigint,
	"lacks_english" boolean NOT NULL,
	"shelf" text,
	"variants" integer NOT NULL,
	"sizes" integer NOT NULL,
	"low" integer NOT NULL,
	"out" integer NOT NULL,
	"waited" integer NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer NOT NULL,
	"short" real,
	"pieces" integer,
	"untrue" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_runs" (
	"product_id" uuid NOT NULL,
	"choice" text NOT NULL,
	"name" text NOT NULL,
	"lost" integer NOT NULL,
	"missing" integer NOT NULL,
	CONSTRAINT "desk_runs_product_id_choice_pk" PRIMARY KEY("product_id","choice")
);
--> statement-breakpoint
CREATE TABLE "desk_sizes" (
	"variant_id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"on_hand" integer NOT NULL,
	"available" integer NOT NULL,
	"waiting" integer NOT NULL,
	"level" text
);
--> statement-breakpoint
CREATE TABLE "desk_words" (
	"variant_id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"sought" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "desk_products_by_change" ON "desk_products" USING btree ("updated_at","product_id");--> statement-breakpoint
CREATE INDEX "desk_products_by_name" ON "desk_products" USING btree ("name","product_id");--> statement-breakpoint
CREATE INDEX "desk_products_by_price" ON "desk_products" USING btree ("paid_from","product_id");--> statement-breakpoint
CREATE INDEX "desk_products_alike" ON "desk_products" USING gin ("sought" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "desk_products_untrue" ON "desk_products" USING btree ("product_id") WHERE untrue <> '{}';--> statement-breakpoint
CREATE INDEX "desk_runs_by_loss" ON "desk_runs" USING btree ("lost" DESC NULLS FIRST,"missing" DESC NULLS FIRST,"name","product_id");--> statement-breakpoint
CREATE INDEX "desk_sizes_of_product" ON "desk_sizes" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "desk_sizes_by_available" ON "desk_sizes" USING btree ("available","name","product_id","position");--> statement-breakpoint
CREATE INDEX "desk_sizes_by_level" ON "desk_sizes" USING btree ("level","available","name","product_id","position");--> statement-breakpoint
CREATE INDEX "desk_sizes_by_hand" ON "desk_sizes" USING btree ("on_hand","name","product_id","position");--> statement-breakpoint
CREATE INDEX "desk_sizes_by_waiting" ON "desk_sizes" USING btree ("waiting","name","product_id","position");--> statement-breakpoint
CREATE INDEX "desk_sizes_by_name" ON "desk_sizes" USING btree ("name","product_id","position");--> statement-breakpoint
CREATE INDEX "desk_words_of_product" ON "desk_words" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "desk_words_alike" ON "desk_words" USING gin ("sought" gin_trgm_ops);--> statement-breakpoint
-- What the lists of the desk are read from is worked out when somebody looks (src/shop/inventory/freshen-desk.ts): whoever changes what they are made of leaves a mark, and no more. Marks are rows that nobody reads, waits for or writes again, so that a checkout pays for one insert.
CREATE FUNCTION mark_product() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO desk_marks (product_id) SELECT id FROM changed;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_products() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO desk_marks (product_id) SELECT DISTINCT product_id FROM changed;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_variants() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO desk_marks (variant_id) SELECT variant_id FROM changed;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_all_products() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO desk_marks (product_id) SELECT id FROM products;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
  mark text[];
BEGIN
  FOREACH mark SLICE 1 IN ARRAY array[
    ['products', 'mark_product'], ['variants', 'mark_products'], ['product_words', 'mark_products'], ['product_option_values', 'mark_products'],
    ['stock_thresholds', 'mark_products'], ['stock', 'mark_variants'], ['stock_watches', 'mark_variants']
  ] LOOP
    EXECUTE format('CREATE TRIGGER mark_added AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()', mark[1], mark[2]);
    EXECUTE format('CREATE TRIGGER mark_changed AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()', mark[1], mark[2]);
    EXECUTE format('CREATE TRIGGER mark_gone AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()', mark[1], mark[2]);
  END LOOP;
END
$$;
--> statement-breakpoint
-- From how many on the shop warns is part of what every product's row says.
CREATE TRIGGER mark_low_stock AFTER INSERT OR UPDATE ON settings FOR EACH ROW WHEN (new.key = 'lowStock') EXECUTE FUNCTION mark_all_products();
--> statement-breakpoint
INSERT INTO desk_marks (product_id) SELECT id FROM products;
