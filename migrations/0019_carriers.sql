CREATE TABLE "stand_in_parcels" (
	"order_code" text PRIMARY KEY NOT NULL,
	"client_order_code" text,
	"status" text NOT NULL,
	"asked" jsonb NOT NULL,
	"fee" bigint NOT NULL,
	"expected_at" timestamp with time zone NOT NULL,
	"log" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stand_in_parcel_once" UNIQUE("client_order_code")
);
--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "carrier_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "carrier_reason" text;