CREATE TABLE "reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"due_on" date NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "fit_answers" (
	"line_id" uuid PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"product_id" uuid NOT NULL,
	"size" text NOT NULL,
	"width" text,
	"fit" text,
	"width_fit" text,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "fit_silences" (
	"email" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "fit_answers" ADD CONSTRAINT "fit_answers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminders_of_address" ON "reminders" USING btree ("email");--> statement-breakpoint
CREATE INDEX "reminders_waiting" ON "reminders" USING btree ("due_on") WHERE "reminders"."confirmed_at" is not null and "reminders"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "fit_of_product" ON "fit_answers" USING btree ("product_id","fit");--> statement-breakpoint
CREATE INDEX "fit_of_order" ON "fit_answers" USING btree ("order_id");