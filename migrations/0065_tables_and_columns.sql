-- Tables and columns that were named by private words get those of docs/glossary.md. Primary keys keep the names that PostgreSQL gave them.
ALTER TABLE "brand_line_words" RENAME TO "brand_line_translations";
--> statement-breakpoint
ALTER TABLE "category_words" RENAME TO "category_translations";
--> statement-breakpoint
ALTER TABLE "product_words" RENAME TO "product_translations";
--> statement-breakpoint
ALTER TABLE "article_texts" RENAME TO "article_translations";
--> statement-breakpoint
ALTER TABLE "held_texts" RENAME TO "policy_versions";
--> statement-breakpoint
ALTER TABLE "person_notes" RENAME TO "user_notes";
--> statement-breakpoint
ALTER TABLE "media_words" RENAME TO "media_translations";
--> statement-breakpoint
ALTER TABLE "promotion_notices" RENAME TO "promotion_announcements";
--> statement-breakpoint
ALTER TABLE "fit_silences" RENAME TO "fit_opt_outs";
--> statement-breakpoint
ALTER TABLE "listed" RENAME TO "listed_products";
--> statement-breakpoint
ALTER TABLE "key_proofs" RENAME TO "provider_key_checks";
--> statement-breakpoint
ALTER TABLE "kept_keys" RENAME TO "provider_keys";
--> statement-breakpoint
ALTER TABLE "work_pictures" RENAME TO "work_order_pictures";
--> statement-breakpoint
ALTER TABLE "policy_versions" RENAME COLUMN "held_since" TO "valid_since";
--> statement-breakpoint
ALTER TABLE "users" RENAME COLUMN "sought" TO "search_text";
--> statement-breakpoint
ALTER TABLE "inquiries" RENAME COLUMN "answered_way" TO "answer_channel";
--> statement-breakpoint
ALTER TABLE "product_list" RENAME COLUMN "sought" TO "search_text";
--> statement-breakpoint
ALTER TABLE "stock_watches" RENAME COLUMN "told_at" TO "notified_at";
--> statement-breakpoint
ALTER TABLE "variant_search" RENAME COLUMN "sought" TO "search_text";
--> statement-breakpoint
ALTER TABLE "emails" RENAME COLUMN "sought" TO "search_text";
--> statement-breakpoint
ALTER TABLE "order_addresses" RENAME COLUMN "sought" TO "search_text";
--> statement-breakpoint
ALTER TABLE "order_lines" RENAME COLUMN "set_id" TO "bundle_id";
--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "sought" TO "search_text";
--> statement-breakpoint
ALTER TABLE "shipments" RENAME COLUMN "cod_trouble" TO "cod_error";
--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "let_go" TO "written_off";
--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "later_on" TO "deferred_until";
--> statement-breakpoint
ALTER TABLE "refunds" RENAME COLUMN "parked_id" TO "unmatched_payment_id";
--> statement-breakpoint
ALTER TABLE "returns" RENAME COLUMN "ask_key" TO "request_key";
--> statement-breakpoint
ALTER TABLE "returns" RENAME COLUMN "asked_at" TO "requested_at";
--> statement-breakpoint
ALTER TABLE "returns" RENAME COLUMN "lost_set" TO "withheld_bundle_discount";
--> statement-breakpoint
ALTER TABLE "returns" RENAME COLUMN "lost_offer" TO "withheld_offer_discount";
--> statement-breakpoint
ALTER TABLE "fit_answers" RENAME COLUMN "asked_at" TO "requested_at";
--> statement-breakpoint
ALTER TABLE "security_events" RENAME COLUMN "sought" TO "search_text";
--> statement-breakpoint
ALTER TABLE "audit_log" RENAME COLUMN "sought" TO "search_text";
--> statement-breakpoint
ALTER TABLE "sandbox_notices" RENAME COLUMN "says" TO "ending";
--> statement-breakpoint
ALTER TABLE "sandbox_notices" RENAME COLUMN "twist" TO "flaw";
--> statement-breakpoint
ALTER TABLE "sandbox_payments" RENAME COLUMN "gate" TO "provider";
--> statement-breakpoint
ALTER TABLE "sandbox_payments" RENAME COLUMN "asked" TO "request";
--> statement-breakpoint
ALTER TABLE "sandbox_shipments" RENAME COLUMN "asked" TO "request";
--> statement-breakpoint
ALTER TABLE "brand_line_translations" RENAME CONSTRAINT "brand_line_words_line_brand_lines_slug_fk" TO "brand_line_translations_line_brand_lines_slug_fk";
--> statement-breakpoint
ALTER TABLE "brand_line_translations" RENAME CONSTRAINT "brand_line_words_line_locale_pk" TO "brand_line_translations_line_locale_pk";
--> statement-breakpoint
ALTER TABLE "category_translations" RENAME CONSTRAINT "category_words_category_categories_slug_fk" TO "category_translations_category_categories_slug_fk";
--> statement-breakpoint
ALTER TABLE "category_translations" RENAME CONSTRAINT "category_words_category_locale_pk" TO "category_translations_category_locale_pk";
--> statement-breakpoint
ALTER INDEX "product_words_alike" RENAME TO "product_translations_alike";
--> statement-breakpoint
ALTER TABLE "product_translations" RENAME CONSTRAINT "product_words_product_id_products_id_fk" TO "product_translations_product_id_products_id_fk";
--> statement-breakpoint
ALTER TABLE "product_translations" RENAME CONSTRAINT "product_words_product_id_locale_pk" TO "product_translations_product_id_locale_pk";
--> statement-breakpoint
ALTER TABLE "article_translations" RENAME CONSTRAINT "article_texts_article_id_articles_id_fk" TO "article_translations_article_id_articles_id_fk";
--> statement-breakpoint
ALTER TABLE "article_translations" RENAME CONSTRAINT "article_texts_article_id_locale_pk" TO "article_translations_article_id_locale_pk";
--> statement-breakpoint
ALTER INDEX "held_once" RENAME TO "policy_version_once";
--> statement-breakpoint
ALTER INDEX "person_notes_of_user" RENAME TO "user_notes_of_user";
--> statement-breakpoint
ALTER TABLE "user_notes" RENAME CONSTRAINT "person_notes_user_id_users_id_fk" TO "user_notes_user_id_users_id_fk";
--> statement-breakpoint
ALTER INDEX "users_sought" RENAME TO "users_by_text";
--> statement-breakpoint
ALTER INDEX "media_words_alike" RENAME TO "media_translations_alike";
--> statement-breakpoint
ALTER TABLE "media_translations" RENAME CONSTRAINT "media_words_media_id_media_id_fk" TO "media_translations_media_id_media_id_fk";
--> statement-breakpoint
ALTER TABLE "media_translations" RENAME CONSTRAINT "media_words_media_id_locale_pk" TO "media_translations_media_id_locale_pk";
--> statement-breakpoint
ALTER INDEX "emails_sought" RENAME TO "emails_by_text";
--> statement-breakpoint
ALTER TABLE "promotion_announcements" RENAME CONSTRAINT "promotion_notices_promotion_id_promotions_id_fk" TO "promotion_announcements_promotion_id_promotions_id_fk";
--> statement-breakpoint
ALTER INDEX "addresses_sought" RENAME TO "addresses_by_text";
--> statement-breakpoint
ALTER INDEX "lines_sought" RENAME TO "lines_by_text";
--> statement-breakpoint
ALTER INDEX "orders_sought" RENAME TO "orders_by_text";
--> statement-breakpoint
ALTER TABLE "refunds" RENAME CONSTRAINT "refunds_parked_id_unmatched_payments_id_fk" TO "refunds_unmatched_payment_id_unmatched_payments_id_fk";
--> statement-breakpoint
ALTER TABLE "returns" RENAME CONSTRAINT "returns_askKey_unique" TO "returns_requestKey_unique";
--> statement-breakpoint
ALTER INDEX "listed_place" RENAME TO "listed_products_place";
--> statement-breakpoint
ALTER INDEX "listed_by_choice" RENAME TO "listed_products_by_choice";
--> statement-breakpoint
ALTER INDEX "listed_by_age" RENAME TO "listed_products_by_age";
--> statement-breakpoint
ALTER INDEX "listed_by_price" RENAME TO "listed_products_by_price";
--> statement-breakpoint
ALTER INDEX "listed_by_sales" RENAME TO "listed_products_by_sales";
--> statement-breakpoint
ALTER INDEX "listed_by_rating" RENAME TO "listed_products_by_rating";
--> statement-breakpoint
ALTER INDEX "listed_stale" RENAME TO "listed_products_stale";
--> statement-breakpoint
ALTER TABLE "listed_products" RENAME CONSTRAINT "listed_product_id_products_id_fk" TO "listed_products_product_id_products_id_fk";
--> statement-breakpoint
ALTER INDEX "pictures_of_work" RENAME TO "pictures_of_work_order";
--> statement-breakpoint
ALTER TABLE "work_order_pictures" RENAME CONSTRAINT "work_pictures_work_id_work_orders_id_fk" TO "work_order_pictures_work_id_work_orders_id_fk";
--> statement-breakpoint
ALTER INDEX "audit_log_sought" RENAME TO "audit_log_by_text";
--> statement-breakpoint
ALTER TABLE "payment_notices" DROP CONSTRAINT "payment_notices_words";
--> statement-breakpoint
UPDATE "payment_notices" SET "outcome" = 'unmatched' WHERE "outcome" = 'parked';
--> statement-breakpoint
ALTER TABLE "payment_notices" ADD CONSTRAINT "payment_notices_words" CHECK ("payment_notices"."outcome" in ('recorded', 'already', 'unknown', 'wrong-amount', 'unmatched', 'refused', 'ping', 'failed'));
--> statement-breakpoint
UPDATE "settings" SET "key" = CASE "key" WHEN 'promise' THEN 'announcement' WHEN 'promiseLink' THEN 'announcementLink' WHEN 'promiseFrom' THEN 'announcementFrom' WHEN 'promiseUntil' THEN 'announcementUntil' WHEN 'promiseTold' THEN 'announcementShown' WHEN 'seasonTold' THEN 'seasonShown' WHEN 'setPercent' THEN 'bundlePercent' WHEN 'deskDiscountPercent' THEN 'staffDiscountPercent' WHEN 'parcelBox' THEN 'shippingBox' WHEN 'asksMail' THEN 'asksEmail' END WHERE "key" IN ('promise', 'promiseLink', 'promiseFrom', 'promiseUntil', 'promiseTold', 'seasonTold', 'setPercent', 'deskDiscountPercent', 'parcelBox', 'asksMail');
--> statement-breakpoint
-- Events that wait when the shop is updated.
UPDATE "outbox" SET "name" = 'money.unmatched', "facts" = "facts" - 'parkedId' || jsonb_build_object('unmatchedPaymentId', "facts" -> 'parkedId') WHERE "name" = 'money.parked';
--> statement-breakpoint
UPDATE "self_check_runs" SET "name" = 'routes', "faults" = replace("faults"::text, '"kind": "door', '"kind": "route')::jsonb WHERE "name" = 'doors';
--> statement-breakpoint
UPDATE "self_check_runs" SET "faults" = replace("faults"::text, '"till-unknown"', '"sandbox-unknown"')::jsonb WHERE "faults"::text LIKE '%till-unknown%';
