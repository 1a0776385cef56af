CREATE TABLE "stand_in_notices" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"says" text NOT NULL,
	"twist" text DEFAULT 'none' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"status" integer,
	"answer" text
);
--> statement-breakpoint
CREATE TABLE "stand_in_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigserial NOT NULL,
	"gate" text NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"asked" jsonb NOT NULL,
	"refunds_end" text DEFAULT 'done' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "stand_in_payments_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "stand_in_refunds" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"name" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stand_in_notices" ADD CONSTRAINT "stand_in_notices_payment_id_stand_in_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."stand_in_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stand_in_refunds" ADD CONSTRAINT "stand_in_refunds_payment_id_stand_in_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."stand_in_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stand_in_notices_due" ON "stand_in_notices" USING btree ("due_at") WHERE "stand_in_notices"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "stand_in_notices_of" ON "stand_in_notices" USING btree ("payment_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "stand_in_payment_once" ON "stand_in_payments" USING btree ("gate","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "stand_in_refund_once" ON "stand_in_refunds" USING btree ("payment_id","name");