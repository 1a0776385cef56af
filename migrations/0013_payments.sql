CREATE TABLE "parked_money" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"payment_id" uuid,
	"attempt_id" uuid,
	"notice_id" uuid,
	"memo" text,
	"transaction_id" text,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"ending" text,
	"ended_by" text,
	"ended_at" timestamp with time zone,
	"note" text,
	CONSTRAINT "parked_positive" CHECK ("parked_money"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source" text NOT NULL,
	"event_id" text,
	"verified" boolean NOT NULL,
	"raw" text NOT NULL,
	"said" jsonb,
	"transaction_id" text,
	"outcome" text NOT NULL,
	"why" text,
	"attempt_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"attempt_id" uuid,
	"parked_id" uuid,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"actor" text NOT NULL,
	"key" text NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"lines" jsonb,
	"reference" text,
	"answer" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	CONSTRAINT "refunds_key_unique" UNIQUE("key"),
	CONSTRAINT "refund_positive" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "received" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "transaction_id" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "next_url" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "parked_money" ADD CONSTRAINT "parked_money_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parked_money" ADD CONSTRAINT "parked_money_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parked_money" ADD CONSTRAINT "parked_money_notice_id_payment_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."payment_notices"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_notices" ADD CONSTRAINT "payment_notices_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_parked_id_parked_money_id_fk" FOREIGN KEY ("parked_id") REFERENCES "public"."parked_money"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parked_open" ON "parked_money" USING btree ("at") WHERE "parked_money"."ending" is null;--> statement-breakpoint
CREATE INDEX "parked_of_payment" ON "parked_money" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "parked_by_transaction" ON "parked_money" USING btree ("transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notice_once" ON "payment_notices" USING btree ("source","event_id");--> statement-breakpoint
CREATE INDEX "notices_by_time" ON "payment_notices" USING btree ("at");--> statement-breakpoint
CREATE INDEX "notices_by_transaction" ON "payment_notices" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "notices_of_attempt" ON "payment_notices" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "refunds_of_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("at") WHERE "refunds"."state" in ('asked', 'pending');--> statement-breakpoint
CREATE INDEX "attempts_open" ON "payment_attempts" USING btree ("expires_at") WHERE "payment_attempts"."state" in ('created', 'redirected');--> statement-breakpoint
CREATE INDEX "payments_due" ON "payments" USING btree ("due_at") WHERE "payments"."state" in ('awaiting', 'failed');