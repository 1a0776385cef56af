ALTER TABLE "stand_in_parcels" DROP CONSTRAINT "stand_in_parcel_once";--> statement-breakpoint
ALTER TABLE "stand_in_parcels" ADD COLUMN "carrier" text DEFAULT 'ghn' NOT NULL;--> statement-breakpoint
ALTER TABLE "stand_in_parcels" ADD CONSTRAINT "stand_in_parcel_once" UNIQUE("carrier","client_order_code");