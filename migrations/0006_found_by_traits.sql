CREATE TABLE "listed" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "listed_place_seq" INCREMENT BY 1 MINVALUE 0 MAXVALUE 2147483647 START WITH 0 CACHE 1),
	"traits" integer[] DEFAULT '{}' NOT NULL,
	"featured" bigint NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"price" bigint NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"rating" integer DEFAULT 0 NOT NULL,
	"stale_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "searches" (
	"day" date NOT NULL,
	"phrase" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"found" integer NOT NULL,
	CONSTRAINT "searches_day_phrase_pk" PRIMARY KEY("day","phrase")
);
--> statement-breakpoint
CREATE TABLE "synonyms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"phrases" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trait_bits" (
	"trait" integer NOT NULL,
	"chunk" integer NOT NULL,
	"bits" bit(8192) NOT NULL,
	CONSTRAINT "trait_bits_trait_chunk_pk" PRIMARY KEY("trait","chunk")
);
--> statement-breakpoint
CREATE TABLE "traits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "traits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"folded" text GENERATED ALWAYS AS (vi_fold(value)) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listed" ADD CONSTRAINT "listed_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trait_bits" ADD CONSTRAINT "trait_bits_trait_traits_id_fk" FOREIGN KEY ("trait") REFERENCES "public"."traits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "listed_place" ON "listed" USING btree ("place");--> statement-breakpoint
CREATE INDEX "listed_by_choice" ON "listed" USING btree ("featured","place");--> statement-breakpoint
CREATE INDEX "listed_by_age" ON "listed" USING btree ("published_at","place");--> statement-breakpoint
CREATE INDEX "listed_by_price" ON "listed" USING btree ("price","place");--> statement-breakpoint
CREATE INDEX "listed_by_sales" ON "listed" USING btree ("sold" DESC NULLS LAST,"featured","place");--> statement-breakpoint
CREATE INDEX "listed_by_rating" ON "listed" USING btree ("rating" DESC NULLS LAST,"featured","place");--> statement-breakpoint
CREATE INDEX "listed_stale" ON "listed" USING btree ("stale_at") WHERE stale_at is not null;--> statement-breakpoint
CREATE INDEX "searches_in_vain" ON "searches" USING btree ("found","day");--> statement-breakpoint
CREATE UNIQUE INDEX "trait_once" ON "traits" USING btree ("kind","value");--> statement-breakpoint
CREATE INDEX "traits_by_folded" ON "traits" USING btree ("kind","folded" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "traits_alike" ON "traits" USING gin ("folded" gin_trgm_ops) WHERE kind = 'word';--> statement-breakpoint
CREATE INDEX "option_values" ON "product_option_values" USING btree ("key","value");--> statement-breakpoint
CREATE INDEX "variants_by_sku" ON "variants" USING btree ("sku" text_pattern_ops);--> statement-breakpoint
-- A product that is deleted outright leaves no bit behind; those that are withdrawn are seen to by refresh-listed.ts.
CREATE FUNCTION clear_bits_of_listed() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE trait_bits SET bits = set_bit(bits, old.place % 8192, 0) WHERE trait = any(old.traits) AND chunk = old.place / 8192;
  RETURN old;
END
$$;
--> statement-breakpoint
CREATE TRIGGER clear_bits BEFORE DELETE ON listed FOR EACH ROW EXECUTE FUNCTION clear_bits_of_listed();
--> statement-breakpoint
-- A shop that already sells is listed as soon as it starts: the carrier of the outbox does the work.
INSERT INTO outbox (name, facts) SELECT 'product.changed', jsonb_build_object('productId', id) FROM products WHERE status = 'active';
