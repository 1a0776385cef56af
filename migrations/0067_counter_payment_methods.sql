ALTER TABLE "payments" DROP CONSTRAINT "payments_words";--> statement-breakpoint
ALTER TABLE "payment_attempts" DROP CONSTRAINT "payment_attempts_words";--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_words" CHECK ("payments"."method" in ('cod', 'bank_transfer', 'vnpay', 'momo', 'zalopay', 'stripe', 'cash', 'card') and "payments"."state" in ('awaiting', 'due', 'awaiting_settlement', 'paid', 'failed', 'expired', 'void', 'partly_refunded', 'refunded')) NOT VALID;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_words" CHECK ("payment_attempts"."method" in ('cod', 'bank_transfer', 'vnpay', 'momo', 'zalopay', 'stripe', 'cash', 'card') and "payment_attempts"."state" in ('created', 'redirected', 'failed', 'expired', 'needs_review', 'paid')) NOT VALID;--> statement-breakpoint
-- Counter sales were written down as COD; the receipt says how they were paid.
UPDATE "payments" p SET "method" = w."method" FROM (
  SELECT DISTINCT ON (r."payment_id") r."payment_id", CASE r."facts" ->> 'way' WHEN 'cash' THEN 'cash' WHEN 'card' THEN 'card' ELSE 'bank_transfer' END AS "method"
  FROM "receipts" r WHERE r."facts" ->> 'way' IN ('cash', 'card', 'transfer') ORDER BY r."payment_id", r."at"
) w WHERE w."payment_id" = p."id" AND p."method" = 'cod' AND p."state" IN ('paid', 'partly_refunded', 'refunded')
  AND EXISTS (SELECT FROM "orders" o WHERE o."id" = p."order_id" AND o."channel" = 'counter');--> statement-breakpoint
-- What was taken along has no day of delivery.
UPDATE "orders" SET "deliver_from" = NULL, "deliver_until" = NULL WHERE "channel" = 'counter' AND "state" IN ('delivered', 'completed');
