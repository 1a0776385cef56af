CREATE TABLE "order_origins" (
	"order_id" text PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"device" text
);
--> statement-breakpoint
ALTER TABLE "order_origins" ADD CONSTRAINT "order_origins_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "origins_by_network" ON "order_origins" USING btree ("network");--> statement-breakpoint
CREATE INDEX "origins_by_device" ON "order_origins" USING btree ("device");