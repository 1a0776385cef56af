ALTER TABLE "payments" ADD COLUMN "unpaid_allowance" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Orders that somebody confirmed unpaid, with a reason, were let go by that act: they go on as they were.
UPDATE "payments" SET "unpaid_allowance" = "amount" - ("received" - "refunded")
WHERE "state" IN ('awaiting', 'failed', 'expired') AND "amount" > "received" - "refunded"
  AND EXISTS (SELECT FROM "orders" WHERE "orders"."id" = "payments"."order_id" AND "orders"."state" <> 'cancelled')
  AND EXISTS (SELECT FROM "order_timeline" t WHERE t."order_id" = "payments"."order_id" AND t."kind" = 'unpaid_confirmed');
