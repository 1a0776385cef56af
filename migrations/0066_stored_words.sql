-- New CHECKs are not valid, as in 0055: a shop that holds an unknown word still starts.
-- Words that rows store become those of docs/glossary.md: states, kinds, reasons, names of events.
ALTER TABLE "payments" RENAME COLUMN "on_the_way" TO "refunds_pending";
--> statement-breakpoint
ALTER TABLE "order_lines" RENAME COLUMN "weight_g" TO "chargeable_g";
--> statement-breakpoint
ALTER TABLE "returns" DROP CONSTRAINT "returns_words";
--> statement-breakpoint
ALTER TABLE "postings" DROP CONSTRAINT "postings_words";
--> statement-breakpoint
ALTER TABLE "unmatched_payments" DROP CONSTRAINT "unmatched_payments_words";
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_words";
--> statement-breakpoint
ALTER TABLE "statement_rows" DROP CONSTRAINT "statement_rows_words";
--> statement-breakpoint
ALTER TABLE "order_timeline" DROP CONSTRAINT "order_timeline_words";
--> statement-breakpoint
ALTER TABLE "order_discounts" DROP CONSTRAINT "order_discounts_words";
--> statement-breakpoint
UPDATE "returns" SET "state" = CASE "state" WHEN 'asked' THEN 'requested' END WHERE "state" IN ('asked');
--> statement-breakpoint
UPDATE "refunds" SET "state" = CASE "state" WHEN 'asked' THEN 'requested' END WHERE "state" IN ('asked');
--> statement-breakpoint
UPDATE "postings" SET "account" = CASE "account" WHEN 'on_the_way' THEN 'refunds_pending' END WHERE "account" IN ('on_the_way');
--> statement-breakpoint
UPDATE "postings" SET "kind" = CASE "kind" WHEN 'refund_asked' THEN 'refund_requested' WHEN 'came_back' THEN 'returned_goods' WHEN 'credit_home' THEN 'credit_returned' WHEN 'called_off' THEN 'credit_cancelled' WHEN 'let_go' THEN 'written_off' END WHERE "kind" IN ('refund_asked', 'came_back', 'credit_home', 'called_off', 'let_go');
--> statement-breakpoint
UPDATE "unmatched_payments" SET "reason" = CASE "reason" WHEN 'twice' THEN 'duplicate' WHEN 'too_little' THEN 'underpaid' WHEN 'too_much' THEN 'overpaid' WHEN 'nameless' THEN 'no_reference' END WHERE "reason" IN ('twice', 'too_little', 'too_much', 'nameless');
--> statement-breakpoint
UPDATE "unmatched_payments" SET "ending" = CASE "ending" WHEN 'same' THEN 'duplicate' END WHERE "ending" IN ('same');
--> statement-breakpoint
UPDATE "statement_rows" SET "reason" = CASE "reason" WHEN 'twice' THEN 'duplicate' END WHERE "reason" IN ('twice');
--> statement-breakpoint
UPDATE "order_discounts" SET "source" = CASE "source" WHEN 'set' THEN 'bundle' WHEN 'desk' THEN 'staff' END WHERE "source" IN ('set', 'desk');
--> statement-breakpoint
UPDATE "day_discounts" SET "source" = CASE "source" WHEN 'set' THEN 'bundle' WHEN 'desk' THEN 'staff' END WHERE "source" IN ('set', 'desk');
--> statement-breakpoint
UPDATE "order_timeline" SET "kind" = CASE "kind" WHEN 'parcel_packed' THEN 'shipment_packed' WHEN 'parcel_unpacked' THEN 'shipment_unpacked' WHEN 'parcel_shipped' THEN 'shipment_shipped' WHEN 'parcel_delivered' THEN 'shipment_delivered' WHEN 'parcel_failed' THEN 'shipment_failed' WHEN 'parcel_returned' THEN 'shipment_returned' WHEN 'parcel_tracking' THEN 'shipment_tracking' WHEN 'parcel_booked' THEN 'shipment_booked' WHEN 'parcel_unbooked' THEN 'shipment_unbooked' WHEN 'parcel_lost' THEN 'shipment_lost' WHEN 'refund_asked' THEN 'refund_requested' WHEN 'mailed' THEN 'emailed' WHEN 'rest_ended' THEN 'remainder_cancelled' WHEN 'let_go' THEN 'written_off' END WHERE "kind" IN ('parcel_packed', 'parcel_unpacked', 'parcel_shipped', 'parcel_delivered', 'parcel_failed', 'parcel_returned', 'parcel_tracking', 'parcel_booked', 'parcel_unbooked', 'parcel_lost', 'refund_asked', 'mailed', 'rest_ended', 'let_go');
--> statement-breakpoint
UPDATE "order_timeline" SET "facts" = "facts" - 'parcel' || jsonb_build_object('shipment', "facts" -> 'parcel') WHERE "facts" -> 'parcel' IS NOT NULL;
--> statement-breakpoint
UPDATE "order_timeline" SET "facts" = "facts" || '{"step": "requested"}' WHERE "kind" = 'return' AND "facts" ->> 'step' = 'asked';
--> statement-breakpoint
UPDATE "emails" SET "kind" = CASE "kind" WHEN 'return-asked' THEN 'return-requested' WHEN 'order-rest-ended' THEN 'order-remainder-cancelled' END WHERE "kind" IN ('return-asked', 'order-rest-ended');
--> statement-breakpoint
UPDATE "settings" SET "value" = replace(replace("value"::text, '"return-asked"', '"return-requested"'), '"order-rest-ended"', '"order-remainder-cancelled"')::jsonb WHERE "key" = 'emailTexts';
--> statement-breakpoint
UPDATE "security_events" SET "type" = CASE "type" WHEN 'password-reset-asked' THEN 'password-reset-requested' END WHERE "type" IN ('password-reset-asked');
--> statement-breakpoint
UPDATE "audit_log" SET "subject" = CASE "subject" WHEN 'person' THEN 'user' ELSE "subject" END, "verb" = CASE "verb" WHEN 'refund.asked' THEN 'refund.requested' WHEN 'return.asked' THEN 'return.requested' WHEN 'order.rest-ended' THEN 'order.remainder-cancelled' WHEN 'order.let-go' THEN 'order.debt-written-off' ELSE regexp_replace("verb", '^person\.', 'user.') END WHERE "verb" IN ('refund.asked', 'return.asked', 'order.rest-ended', 'order.let-go') OR "verb" LIKE 'person.%';
--> statement-breakpoint
-- Events that wait when the shop is updated.
UPDATE "outbox" SET "name" = CASE "name" WHEN 'refund.asked' THEN 'refund.requested' WHEN 'return.asked' THEN 'return.requested' WHEN 'order.rest-ended' THEN 'order.remainder-cancelled' WHEN 'person.address-asked' THEN 'user.email-change-requested' WHEN 'person.address-changed' THEN 'user.email-changed' WHEN 'person.address-confirmed' THEN 'user.email-confirmed' ELSE regexp_replace("name", '^person\.', 'user.') END WHERE "name" IN ('refund.asked', 'return.asked', 'order.rest-ended') OR "name" LIKE 'person.%';
--> statement-breakpoint
UPDATE "self_check_runs" SET "faults" = replace(replace(replace("faults"::text, '"of": "door"', '"of": "address"'), '"of": "asked"', '"of": "queried"'), '"of": "twice"', '"of": "duplicate"')::jsonb WHERE "faults"::text LIKE '%"kind": "pay"%';
--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_words" CHECK ("returns"."state" in ('requested', 'approved', 'under_way', 'received', 'declined', 'withdrawn', 'closed') and "returns"."wish" in ('refund', 'exchange')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_words" CHECK ("postings"."account" in ('buyer', 'agreed', 'received', 'refunds_pending', 'refunded', 'credit') and "postings"."kind" in ('agreed', 'received', 'refund_requested', 'refund_done', 'refund_refused', 'returned_goods', 'exchanged', 'credit_returned', 'credit_cancelled', 'written_off', 'carried_over')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "unmatched_payments" ADD CONSTRAINT "unmatched_payments_words" CHECK ("unmatched_payments"."reason" in ('late', 'duplicate', 'underpaid', 'overpaid', 'suspect', 'no_reference') and "unmatched_payments"."ending" in ('matched', 'sent_back', 'kept', 'duplicate')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_words" CHECK ("refunds"."state" in ('requested', 'pending', 'done', 'refused')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "statement_rows" ADD CONSTRAINT "statement_rows_words" CHECK ("statement_rows"."reason" in ('unknown', 'ambiguous', 'differs', 'not-delivered', 'already', 'duplicate', 'unreadable') and "statement_rows"."ending" in ('settled', 'explained')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "order_timeline" ADD CONSTRAINT "order_timeline_words" CHECK ("order_timeline"."kind" in ('placed', 'confirmed', 'packed', 'shipped', 'delivered', 'completed', 'cancelled', 'reopened', 'paid', 'part_paid', 'method_changed', 'refund_requested', 'refunded', 'refund_refused', 'note', 'edited', 'emailed', 'unpaid_confirmed', 'unpaid_allowed', 'e_invoice', 'return', 'work', 'shipment_packed', 'shipment_unpacked', 'shipment_shipped', 'shipment_delivered', 'shipment_failed', 'shipment_returned', 'shipment_tracking', 'shipment_booked', 'shipment_unbooked', 'shipment_lost', 'remainder_cancelled', 'collect_later', 'written_off')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "order_discounts" ADD CONSTRAINT "order_discounts_words" CHECK ("order_discounts"."source" in ('promotion', 'bundle', 'staff', 'exchange')) NOT VALID;
--> statement-breakpoint
DROP INDEX "refunds_open";
--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("at") WHERE "refunds"."state" in ('requested', 'pending');
