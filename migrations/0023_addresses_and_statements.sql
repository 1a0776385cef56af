CREATE TABLE "statement_rows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"digest" text NOT NULL,
	"statement" text NOT NULL,
	"line" integer NOT NULL,
	"said" text NOT NULL,
	"amount" bigint NOT NULL,
	"counted" bigint DEFAULT 0 NOT NULL,
	"reason" text,
	"shipment_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"ending" text,
	"ended_by" text,
	"ended_at" timestamp with time zone,
	"note" text,
	CONSTRAINT "statement_row_counts" CHECK ("statement_rows"."counted" >= 0 and "statement_rows"."counted" <= "statement_rows"."amount")
);
--> statement-breakpoint
CREATE TABLE "carrier_quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"carrier" text NOT NULL,
	"parcel" text NOT NULL,
	"fee" bigint,
	"expected_at" timestamp with time zone,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_wards" (
	"ward" text NOT NULL,
	"name" text NOT NULL,
	"district" text NOT NULL,
	"province" text NOT NULL,
	"folded" text NOT NULL,
	"folded_district" text NOT NULL,
	CONSTRAINT "former_wards_ward_name_district_province_pk" PRIMARY KEY("ward","name","district","province")
);
--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "cod_trouble" text;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "rest_of" uuid;--> statement-breakpoint
ALTER TABLE "shipping_zones" ADD COLUMN "wards" text[];--> statement-breakpoint
ALTER TABLE "wards" ADD COLUMN "gone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "statement_rows" ADD CONSTRAINT "statement_rows_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_wards" ADD CONSTRAINT "former_wards_ward_wards_code_fk" FOREIGN KEY ("ward") REFERENCES "public"."wards"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "statement_row_once" ON "statement_rows" USING btree ("digest","line");--> statement-breakpoint
CREATE INDEX "statement_rows_open" ON "statement_rows" USING btree ("at") WHERE "statement_rows"."ending" is null;--> statement-breakpoint
CREATE INDEX "carrier_quotes_of_parcel" ON "carrier_quotes" USING btree ("parcel","at");--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_rest_of_shipments_id_fk" FOREIGN KEY ("rest_of") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;