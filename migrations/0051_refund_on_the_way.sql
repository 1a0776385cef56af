ALTER TABLE "payments" ADD COLUMN "on_the_way" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE payments p SET on_the_way = l.sum
FROM (SELECT order_id, -sum(amount)::bigint AS sum FROM postings WHERE account = 'on_the_way' GROUP BY order_id) l
WHERE l.order_id = p.order_id AND l.sum <> 0;
