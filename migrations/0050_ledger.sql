CREATE TABLE "postings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"entry" uuid NOT NULL,
	"order_id" text NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"kind" text NOT NULL,
	"source" text,
	"way" text,
	"ref" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "owed" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "lost_offer" bigint;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "postings_of_order" ON "postings" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "postings_of_entry" ON "postings" USING btree ("entry");--> statement-breakpoint
CREATE INDEX "postings_of_source" ON "postings" USING btree ("source") WHERE "postings"."source" is not null;--> statement-breakpoint
CREATE INDEX "payments_kept_too_much" ON "payments" USING btree ("order_id") WHERE "payments"."owed" < 0;--> statement-breakpoint
-- Lines of a refund stand for no more than was given: of those that named whole pieces for a smaller amount, each has its share.
UPDATE "refunds" r SET "lines" = (
  SELECT jsonb_agg(jsonb_set(l, '{amount}', to_jsonb(floor((l ->> 'amount')::numeric * r.amount / s.worth)::bigint)))
  FROM jsonb_array_elements(r.lines) l)
FROM (
  SELECT id, (SELECT sum((l ->> 'amount')::numeric) FROM jsonb_array_elements(lines) l) AS worth
  FROM refunds WHERE jsonb_typeof(lines) = 'array') s
WHERE s.id = r.id AND s.worth > r.amount;--> statement-breakpoint
-- From here on: what stood in the sums becomes the first rows of the ledger. First the money itself.
WITH carried AS (
  SELECT gen_random_uuid() AS entry, p.order_id, p.method, p.received, p.refunded, coalesce((
    SELECT sum(r.amount) FROM refunds r WHERE r.payment_id = p.id AND r.parked_id IS NULL AND r.state IN ('asked', 'pending')), 0)::bigint AS on_the_way
  FROM payments p)
INSERT INTO postings (entry, order_id, account, amount, kind, way)
SELECT c.entry, c.order_id, one.account, one.amount, 'carried_over', CASE WHEN one.account = 'received' THEN c.method END
FROM carried c CROSS JOIN LATERAL (VALUES
  ('received', c.received), ('refunded', -c.refunded), ('on_the_way', -c.on_the_way), ('buyer', c.refunded + c.on_the_way - c.received)) AS one (account, amount)
WHERE one.amount <> 0;--> statement-breakpoint
-- Then credit of exchanges that stand: from the money of the order that came back as far as it reaches, else from the first order of the chain.
WITH RECURSIVE roots AS (
  SELECT o.id, o.id AS root FROM orders o WHERE NOT EXISTS (SELECT FROM returns r WHERE r.exchange_order_id = o.id)
  UNION ALL
  SELECT r.exchange_order_id, roots.root FROM returns r JOIN roots ON roots.id = r.order_id WHERE r.exchange_order_id IS NOT NULL),
lent AS (
  SELECT r.order_id, r.exchange_order_id, r.credit, roots.root, roots.root = r.order_id AS is_root,
    greatest(0, coalesce((SELECT sum(l.amount) FROM postings l WHERE l.order_id = r.order_id AND l.account <> 'buyer'), 0)
      - coalesce(sum(r.credit) OVER (PARTITION BY r.order_id ORDER BY r.closed_at, r.id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)) AS own
  FROM returns r JOIN roots ON roots.id = r.order_id
  JOIN orders x ON x.id = r.exchange_order_id AND x.state <> 'cancelled'
  JOIN payments a ON a.order_id = r.order_id JOIN payments b ON b.order_id = r.exchange_order_id
  WHERE r.credit > 0),
parts AS (
  SELECT gen_random_uuid() AS entry, order_id, exchange_order_id, order_id AS source, CASE WHEN is_root THEN credit ELSE least(credit, own)::bigint END AS amount FROM lent
  UNION ALL
  SELECT gen_random_uuid(), order_id, exchange_order_id, root, credit - least(credit, own)::bigint FROM lent WHERE NOT is_root)
INSERT INTO postings (entry, order_id, account, amount, kind, source, ref)
SELECT p.entry, one.order_id, one.account, one.amount, 'carried_over', CASE WHEN one.account = 'credit' THEN p.source END, p.exchange_order_id
FROM parts p CROSS JOIN LATERAL (VALUES
  (p.order_id, 'credit', -p.amount), (p.order_id, 'buyer', p.amount),
  (p.exchange_order_id, 'credit', p.amount), (p.exchange_order_id, 'agreed', -p.amount)) AS one (order_id, account, amount)
WHERE p.amount > 0;--> statement-breakpoint
-- Then what the goods cost: nothing of orders that are off; of settled ones nothing beyond what was paid; goods that came back are not paid.
WITH standing AS (
  SELECT s.* FROM shipments s WHERE s.state <> 'cancelled'
    AND NOT EXISTS (SELECT FROM shipments a WHERE a.again_of = s.id AND a.state <> 'cancelled')),
back AS (
  SELECT l.order_id, l.id, l.quantity, round((l.total - l.discount)::numeric * sum(sl.quantity) / l.quantity) AS worth, sum(sl.quantity) AS pieces
  FROM standing s JOIN shipment_lines sl ON sl.shipment_id = s.id JOIN order_lines l ON l.id = sl.order_line_id
  WHERE s.state = 'returned' OR (s.rest_of IS NOT NULL AND s.state IN ('handed_over', 'in_transit', 'failed_attempt'))
  GROUP BY l.id),
-- Credit of exchanges that were called off, and that nobody gave back since: kept too much by the order whose goods came back.
swallowed AS (
  SELECT r.order_id, greatest(0, sum(r.credit) - coalesce((SELECT sum(f.amount) FROM refunds f JOIN payments p ON p.id = f.payment_id
    WHERE p.order_id = r.order_id AND f.parked_id IS NULL AND f.state <> 'refused' AND f.key NOT LIKE 'return:%'), 0))::bigint AS credit
  FROM returns r JOIN orders x ON x.id = r.exchange_order_id AND x.state = 'cancelled' WHERE r.credit > 0 GROUP BY r.order_id),
money AS (
  SELECT p.order_id, p.amount, o.state = 'cancelled' AS is_off, p.state IN ('paid', 'partly_refunded', 'refunded', 'void') AS is_settled,
    coalesce((SELECT sum(b.worth) FROM back b WHERE b.order_id = o.id), 0)::bigint AS back,
    NOT EXISTS (SELECT FROM order_lines l WHERE l.order_id = o.id AND l.quantity > coalesce((SELECT b.pieces FROM back b WHERE b.id = l.id), 0)) AS is_all,
    coalesce((SELECT sum(l.amount) FROM postings l WHERE l.order_id = o.id AND l.account IN ('received', 'on_the_way', 'refunded')), 0)::bigint AS cash,
    coalesce((SELECT sum(l.amount) FROM postings l WHERE l.order_id = o.id AND l.account IN ('received', 'on_the_way', 'refunded', 'credit')), 0)::bigint AS kept,
    coalesce((SELECT sum(l.amount) FROM postings l WHERE l.order_id = o.id AND l.account = 'agreed'), 0)::bigint AS agreed
  FROM payments p JOIN orders o ON o.id = p.order_id),
reckoned AS (
  SELECT m.*, CASE WHEN is_off THEN -kept
    ELSE CASE WHEN is_settled THEN least(0, amount - cash) ELSE amount - cash END - least(coalesce(s.credit, 0), greatest(0, CASE WHEN is_settled THEN kept ELSE amount END))
    END AS without_back
  FROM money m LEFT JOIN swallowed s USING (order_id)),
balance AS (
  SELECT *, CASE
    WHEN is_off OR back = 0 THEN without_back
    WHEN is_settled OR is_all THEN least(without_back, greatest(least(0, amount - cash - back), -greatest(kept, 0)))
    ELSE least(without_back, greatest(amount - cash - back, -greatest(kept, 0))) END AS with_back FROM reckoned),
entries AS (
  SELECT gen_random_uuid() AS entry, order_id, 'carried_over' AS kind, -(without_back + kept) - agreed AS amount FROM balance
  UNION ALL
  SELECT gen_random_uuid(), order_id, 'came_back', without_back - with_back FROM balance)
INSERT INTO postings (entry, order_id, account, amount, kind)
SELECT e.entry, e.order_id, one.account, one.amount, e.kind
FROM entries e CROSS JOIN LATERAL (VALUES ('agreed', e.amount), ('buyer', -e.amount)) AS one (account, amount)
WHERE e.amount <> 0;--> statement-breakpoint
UPDATE payments p SET owed = b.balance
FROM (SELECT order_id, sum(amount)::bigint AS balance FROM postings WHERE account = 'buyer' GROUP BY order_id) b
WHERE b.order_id = p.order_id AND b.balance <> 0;
