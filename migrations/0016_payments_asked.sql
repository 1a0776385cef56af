ALTER TABLE "payment_attempts" ADD COLUMN "ask_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "carry_at" timestamp with time zone;