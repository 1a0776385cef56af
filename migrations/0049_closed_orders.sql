ALTER TABLE "order_lines" DROP CONSTRAINT "line_sum";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "order_discounts_positive";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "ended" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "not_kept" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "waived" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "let_go" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "later_on" date;--> statement-breakpoint
CREATE INDEX "orders_not_kept" ON "orders" USING btree ("id") WHERE "orders"."not_kept" > 0;--> statement-breakpoint
CREATE INDEX "shipments_to_decide" ON "shipments" USING btree ("order_id") WHERE "shipments"."state" in ('returned', 'lost') and ("shipments"."checked_at" is null or "shipments"."ended_at" is null);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "line_sum" CHECK ("order_lines"."quantity" > 0 and "order_lines"."total" = "order_lines"."unit_price" * "order_lines"."quantity" and "order_lines"."ended" between 0 and "order_lines"."quantity");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "order_discounts_positive" CHECK ("orders"."discount" >= 0 and "orders"."shipping_discount" >= 0 and "orders"."not_kept" >= 0);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payment_waived" CHECK ("payments"."waived" between 0 and "payments"."amount" and "payments"."let_go" >= 0);--> statement-breakpoint
-- What came back of orders that are off was decided upon when they were called off.
UPDATE shipments s SET ended_at = coalesce(s.returned_at, now()) FROM orders o WHERE o.id = s.order_id AND o.state = 'cancelled' AND s.state = 'returned';
--> statement-breakpoint
-- Carriers hold nothing of what was recorded for an order as a whole.
UPDATE shipments s SET cod_settled = s.cod_amount FROM payments p
  WHERE p.order_id = s.order_id AND s.state = 'delivered' AND s.cod_settled < s.cod_amount AND p.state IN ('paid', 'partly_refunded', 'refunded');
--> statement-breakpoint
-- What did not stay with the buyer until today, as src/shop/orders/closing.ts reckons it: goods, and all of it where the buyer took nothing.
WITH back AS (
  SELECT sl.order_line_id, sum(sl.quantity) AS pieces FROM shipment_lines sl JOIN shipments s ON s.id = sl.shipment_id
  WHERE (s.state = 'returned' OR (s.rest_of IS NOT NULL AND s.state IN ('handed_over', 'in_transit', 'failed_attempt')))
    AND NOT EXISTS (SELECT FROM shipments a WHERE a.again_of = s.id AND a.state <> 'cancelled')
  GROUP BY 1
), worth AS (
  SELECT l.order_id, sum(round((l.total - l.discount)::numeric * coalesce(b.pieces, 0) / l.quantity))::bigint AS back,
    bool_and(coalesce(b.pieces, 0) >= l.quantity) AS is_all
  FROM order_lines l LEFT JOIN back b ON b.order_line_id = l.id GROUP BY 1
)
UPDATE orders o SET not_kept = CASE WHEN w.is_all THEN o.total ELSE least(o.total, w.back) END
  FROM worth w WHERE w.order_id = o.id AND w.back > 0 AND o.state <> 'cancelled';
--> statement-breakpoint
-- The share of the fee of refused parcels is asked of nobody, where all that was to come has come.
WITH at AS (
  SELECT o.id, o.total - o.not_kept - p.received + p.refunded - coalesce((SELECT sum(greatest(0, s.cod_amount - s.cod_settled)) FROM shipments s WHERE s.order_id = o.id AND s.state = 'delivered'), 0) AS missing,
    ceil(o.shipping_fee::numeric * o.not_kept / nullif(o.subtotal - o.discount, 0))::bigint AS share
  FROM orders o JOIN payments p ON p.order_id = o.id
  WHERE o.state = 'delivered' AND p.method = 'cod' AND o.not_kept > 0 AND o.not_kept < o.total
    AND NOT EXISTS (SELECT FROM shipments s WHERE s.order_id = o.id AND s.rest_of IS NULL AND s.state IN ('preparing', 'handed_over', 'in_transit', 'failed_attempt'))
)
UPDATE orders o SET not_kept = o.not_kept + least(at.missing, coalesce(at.share, 0)) FROM at WHERE at.id = o.id AND at.missing > 0;
--> statement-breakpoint
UPDATE payments p SET waived = least(o.not_kept, greatest(0, p.amount - p.received + p.refunded
    - coalesce((SELECT sum(greatest(0, s.cod_amount - s.cod_settled)) FROM shipments s WHERE s.order_id = o.id AND s.state = 'delivered'), 0)))
  FROM orders o WHERE o.id = p.order_id AND o.not_kept > 0 AND o.state <> 'cancelled' AND p.state <> 'void';
--> statement-breakpoint
UPDATE payments p SET state = CASE WHEN p.refunded > 0 THEN 'partly_refunded' ELSE 'paid' END, paid_at = coalesce(p.paid_at, now()), due_at = NULL
  FROM orders o WHERE o.id = p.order_id AND o.state = 'delivered' AND o.not_kept > 0 AND o.not_kept < o.total
    AND p.state IN ('due', 'awaiting_settlement') AND p.amount - p.waived - p.received + p.refunded <= 0;
