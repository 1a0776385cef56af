CREATE TABLE "order_discounts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"line_id" uuid,
	"source" text NOT NULL,
	"promotion_id" uuid,
	"code" text,
	"name" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "discount_positive" CHECK ("order_discounts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "promotion_buyers" (
	"promotion_id" uuid NOT NULL,
	"who" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "promotion_buyers_promotion_id_who_pk" PRIMARY KEY("promotion_id","who"),
	CONSTRAINT "buyer_uses_positive" CHECK ("promotion_buyers"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "promotion_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"promotion_id" uuid NOT NULL,
	"batch" timestamp with time zone,
	"max_uses" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "code_within_limit" CHECK ("promotion_codes"."used" >= 0 and ("promotion_codes"."max_uses" is null or "promotion_codes"."used" <= "promotion_codes"."max_uses"))
);
--> statement-breakpoint
CREATE TABLE "promotion_uses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"promotion_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"code" text,
	"who" text[] NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"released_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" jsonb NOT NULL,
	"note" text,
	"by_code" boolean NOT NULL,
	"effect" jsonb NOT NULL,
	"scope" jsonb NOT NULL,
	"min_subtotal" bigint DEFAULT 0 NOT NULL,
	"skips_sale" boolean DEFAULT false NOT NULL,
	"first_order" boolean DEFAULT false NOT NULL,
	"combines" boolean DEFAULT true NOT NULL,
	"max_uses" integer,
	"max_per_person" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uses_within_limit" CHECK ("promotions"."used" >= 0 and ("promotions"."max_uses" is null or "promotions"."used" <= "promotions"."max_uses"))
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "codes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "discount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping_discount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_discounts" ADD CONSTRAINT "order_discounts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_discounts" ADD CONSTRAINT "order_discounts_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_discounts" ADD CONSTRAINT "order_discounts_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_buyers" ADD CONSTRAINT "promotion_buyers_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_codes" ADD CONSTRAINT "promotion_codes_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discounts_of_order" ON "order_discounts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "codes_of_promotion" ON "promotion_codes" USING btree ("promotion_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "use_of_order" ON "promotion_uses" USING btree ("order_id","promotion_id");--> statement-breakpoint
CREATE INDEX "uses_of_promotion" ON "promotion_uses" USING btree ("promotion_id","at");--> statement-breakpoint
CREATE INDEX "promotions_by_end" ON "promotions" USING btree ("ends_at");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "line_discount" CHECK ("order_lines"."discount" >= 0 and "order_lines"."discount" <= "order_lines"."total");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "order_discounts_positive" CHECK ("orders"."discount" >= 0 and "orders"."shipping_discount" >= 0);