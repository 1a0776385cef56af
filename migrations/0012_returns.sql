CREATE TABLE "return_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"return_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text NOT NULL,
	"wanted_variant_id" uuid,
	"wanted" jsonb,
	"held" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "return_quantity" CHECK ("return_lines"."quantity" > 0 and "return_lines"."held" >= 0 and "return_lines"."held" <= "return_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "return_pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"return_id" uuid NOT NULL,
	"file" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "return_pieces" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"return_line_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"resellable" boolean NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"order_id" text NOT NULL,
	"ask_key" uuid NOT NULL,
	"state" text NOT NULL,
	"wish" text NOT NULL,
	"note" text,
	"bank" jsonb,
	"opened_by" text NOT NULL,
	"overruled" text,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"decline_reason" text,
	"send_by" date,
	"carrier" text,
	"tracking_code" text,
	"sent_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"received_by" text,
	"suggested" bigint,
	"refunded" bigint,
	"refund_reason" text,
	"exchange_order_id" text,
	"credit" bigint,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	CONSTRAINT "returns_code_unique" UNIQUE("code"),
	CONSTRAINT "returns_askKey_unique" UNIQUE("ask_key"),
	CONSTRAINT "return_money" CHECK (coalesce("returns"."refunded", 0) >= 0 and coalesce("returns"."credit", 0) >= 0)
);
--> statement-breakpoint
CREATE TABLE "work_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"order_id" text NOT NULL,
	"order_line_id" uuid NOT NULL,
	"pair_line_id" uuid,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"work_days" integer NOT NULL,
	"state" text NOT NULL,
	"due_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"taken_in_at" timestamp with time zone,
	"taken_in_by" text,
	"came_by" text,
	"condition" text,
	"started_at" timestamp with time zone,
	"started_by" text,
	"done_at" timestamp with time zone,
	"done_by" text,
	"hollow" text,
	"done_note" text,
	"handed_back_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "work_orders_code_unique" UNIQUE("code"),
	CONSTRAINT "work_orders_orderLineId_unique" UNIQUE("order_line_id"),
	CONSTRAINT "work_of_pairs" CHECK ("work_orders"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "work_pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"work_id" uuid NOT NULL,
	"file" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "warranty_months" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "exchange_days" integer DEFAULT 15 NOT NULL;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_wanted_variant_id_variants_id_fk" FOREIGN KEY ("wanted_variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_pictures" ADD CONSTRAINT "return_pictures_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_pieces" ADD CONSTRAINT "return_pieces_return_line_id_return_lines_id_fk" FOREIGN KEY ("return_line_id") REFERENCES "public"."return_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_exchange_order_id_orders_id_fk" FOREIGN KEY ("exchange_order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_pair_line_id_order_lines_id_fk" FOREIGN KEY ("pair_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_pictures" ADD CONSTRAINT "work_pictures_work_id_work_orders_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "line_once_in_return" ON "return_lines" USING btree ("return_id","order_line_id");--> statement-breakpoint
CREATE INDEX "returns_of_line" ON "return_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "pictures_of_return" ON "return_pictures" USING btree ("return_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "piece_once" ON "return_pieces" USING btree ("return_line_id","number");--> statement-breakpoint
CREATE INDEX "returns_of_order" ON "returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "returns_by_state" ON "returns" USING btree ("state","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "exchange_of_one_return" ON "returns" USING btree ("exchange_order_id");--> statement-breakpoint
CREATE INDEX "work_of_order" ON "work_orders" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "work_by_state" ON "work_orders" USING btree ("state","due_on");--> statement-breakpoint
CREATE INDEX "pictures_of_work" ON "work_pictures" USING btree ("work_id","position");