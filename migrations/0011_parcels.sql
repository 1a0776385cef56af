ALTER TABLE "shipment_lines" ADD COLUMN "restocked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "cod_settled" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "failed_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "return_reason" text;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "again_of" uuid;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "weight_g" integer;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "box_cm" integer[];--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "booked_with" text;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "booked_as" text;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "bookings" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "booked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "carrier_fee" bigint;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "expected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "carrier_status" text;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "carrier_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_again_of_shipments_id_fk" FOREIGN KEY ("again_of") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_phone" ON "orders" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "shipments_by_state" ON "shipments" USING btree ("state");--> statement-breakpoint
CREATE INDEX "shipments_by_tracking" ON "shipments" USING btree ("tracking_code");--> statement-breakpoint
CREATE UNIQUE INDEX "shipment_number" ON "shipments" USING btree ("order_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "shipment_booked_as" ON "shipments" USING btree ("booked_as");--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_line_pieces" CHECK ("shipment_lines"."quantity" > 0 and "shipment_lines"."restocked" between 0 and "shipment_lines"."quantity");--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "cod_not_negative" CHECK ("shipments"."cod_amount" >= 0 and "shipments"."cod_settled" >= 0);