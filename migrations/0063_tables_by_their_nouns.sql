-- Tables are named after the nouns of docs/glossary.md. Primary keys keep the names that PostgreSQL gave them.
ALTER TABLE "day_goods" RENAME TO "day_products";
--> statement-breakpoint
ALTER TABLE "desk_left" RENAME TO "size_stock_list";
--> statement-breakpoint
ALTER TABLE "desk_marks" RENAME TO "read_model_marks";
--> statement-breakpoint
ALTER TABLE "desk_products" RENAME TO "product_list";
--> statement-breakpoint
ALTER TABLE "desk_runs" RENAME TO "size_run_list";
--> statement-breakpoint
ALTER TABLE "desk_sizes" RENAME TO "variant_list";
--> statement-breakpoint
ALTER TABLE "desk_words" RENAME TO "variant_search";
--> statement-breakpoint
ALTER TABLE "import_faults" RENAME TO "import_row_errors";
--> statement-breakpoint
ALTER TABLE "mail_preferences" RENAME TO "email_preferences";
--> statement-breakpoint
ALTER TABLE "mails" RENAME TO "emails";
--> statement-breakpoint
ALTER TABLE "parked_money" RENAME TO "unmatched_payments";
--> statement-breakpoint
ALTER TABLE "shared_wishes" RENAME TO "shared_wishlists";
--> statement-breakpoint
ALTER TABLE "stand_in_notices" RENAME TO "sandbox_notices";
--> statement-breakpoint
ALTER TABLE "stand_in_parcels" RENAME TO "sandbox_shipments";
--> statement-breakpoint
ALTER TABLE "stand_in_payments" RENAME TO "sandbox_payments";
--> statement-breakpoint
ALTER TABLE "stand_in_refunds" RENAME TO "sandbox_refunds";
--> statement-breakpoint
ALTER TABLE "wishes" RENAME TO "wishlist_items";
--> statement-breakpoint
ALTER TABLE "day_products" RENAME CONSTRAINT "day_goods_day_product_id_pk" TO "day_products_day_product_id_pk";
--> statement-breakpoint
ALTER INDEX "desk_products_by_change" RENAME TO "product_list_by_change";
--> statement-breakpoint
ALTER INDEX "desk_products_by_name" RENAME TO "product_list_by_name";
--> statement-breakpoint
ALTER INDEX "desk_products_by_price" RENAME TO "product_list_by_price";
--> statement-breakpoint
ALTER INDEX "desk_products_alike" RENAME TO "product_list_alike";
--> statement-breakpoint
ALTER INDEX "desk_products_untrue" RENAME TO "product_list_untrue";
--> statement-breakpoint
ALTER INDEX "desk_runs_by_loss" RENAME TO "size_run_list_by_loss";
--> statement-breakpoint
ALTER TABLE "size_run_list" RENAME CONSTRAINT "desk_runs_product_id_choice_pk" TO "size_run_list_product_id_choice_pk";
--> statement-breakpoint
ALTER INDEX "desk_sizes_of_product" RENAME TO "variant_list_of_product";
--> statement-breakpoint
ALTER INDEX "desk_sizes_by_available" RENAME TO "variant_list_by_available";
--> statement-breakpoint
ALTER INDEX "desk_sizes_by_level" RENAME TO "variant_list_by_level";
--> statement-breakpoint
ALTER INDEX "desk_sizes_by_hand" RENAME TO "variant_list_by_hand";
--> statement-breakpoint
ALTER INDEX "desk_sizes_short_by_hand" RENAME TO "variant_list_short_by_hand";
--> statement-breakpoint
ALTER INDEX "desk_sizes_by_waiting" RENAME TO "variant_list_by_waiting";
--> statement-breakpoint
ALTER INDEX "desk_sizes_by_name" RENAME TO "variant_list_by_name";
--> statement-breakpoint
ALTER INDEX "desk_words_of_product" RENAME TO "variant_search_of_product";
--> statement-breakpoint
ALTER INDEX "desk_words_alike" RENAME TO "variant_search_alike";
--> statement-breakpoint
ALTER TABLE "import_row_errors" RENAME CONSTRAINT "import_faults_import_id_imports_id_fk" TO "import_row_errors_import_id_imports_id_fk";
--> statement-breakpoint
ALTER TABLE "import_row_errors" RENAME CONSTRAINT "import_faults_import_id_row_pk" TO "import_row_errors_import_id_row_pk";
--> statement-breakpoint
ALTER TABLE "email_preferences" RENAME CONSTRAINT "mail_preferences_user_id_users_id_fk" TO "email_preferences_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "email_preferences" RENAME CONSTRAINT "mail_preferences_user_id_topic_pk" TO "email_preferences_user_id_topic_pk";
--> statement-breakpoint
ALTER INDEX "mail_once" RENAME TO "email_once";
--> statement-breakpoint
ALTER INDEX "mails_of_order" RENAME TO "emails_of_order";
--> statement-breakpoint
ALTER INDEX "mails_by_time" RENAME TO "emails_by_time";
--> statement-breakpoint
ALTER INDEX "mails_by_state" RENAME TO "emails_by_state";
--> statement-breakpoint
ALTER INDEX "mails_sought" RENAME TO "emails_sought";
--> statement-breakpoint
ALTER TABLE "emails" RENAME CONSTRAINT "mails_words" TO "emails_words";
--> statement-breakpoint
ALTER INDEX "parked_open" RENAME TO "unmatched_open";
--> statement-breakpoint
ALTER INDEX "parked_of_payment" RENAME TO "unmatched_of_payment";
--> statement-breakpoint
ALTER INDEX "parked_by_transaction" RENAME TO "unmatched_by_transaction";
--> statement-breakpoint
ALTER TABLE "unmatched_payments" RENAME CONSTRAINT "parked_money_payment_id_payments_id_fk" TO "unmatched_payments_payment_id_payments_id_fk";
--> statement-breakpoint
ALTER TABLE "unmatched_payments" RENAME CONSTRAINT "parked_money_attempt_id_payment_attempts_id_fk" TO "unmatched_payments_attempt_id_payment_attempts_id_fk";
--> statement-breakpoint
ALTER TABLE "unmatched_payments" RENAME CONSTRAINT "parked_money_notice_id_payment_notices_id_fk" TO "unmatched_payments_notice_id_payment_notices_id_fk";
--> statement-breakpoint
ALTER TABLE "unmatched_payments" RENAME CONSTRAINT "parked_positive" TO "unmatched_positive";
--> statement-breakpoint
ALTER TABLE "unmatched_payments" RENAME CONSTRAINT "parked_money_words" TO "unmatched_payments_words";
--> statement-breakpoint
ALTER TABLE "refunds" RENAME CONSTRAINT "refunds_parked_id_parked_money_id_fk" TO "refunds_parked_id_unmatched_payments_id_fk";
--> statement-breakpoint
ALTER INDEX "stand_in_notices_due" RENAME TO "sandbox_notices_due";
--> statement-breakpoint
ALTER INDEX "stand_in_notices_of" RENAME TO "sandbox_notices_of";
--> statement-breakpoint
ALTER TABLE "sandbox_notices" RENAME CONSTRAINT "stand_in_notices_payment_id_stand_in_payments_id_fk" TO "sandbox_notices_payment_id_sandbox_payments_id_fk";
--> statement-breakpoint
ALTER TABLE "sandbox_shipments" RENAME CONSTRAINT "stand_in_parcel_once" TO "sandbox_shipment_once";
--> statement-breakpoint
ALTER INDEX "stand_in_payment_once" RENAME TO "sandbox_payment_once";
--> statement-breakpoint
ALTER TABLE "sandbox_payments" RENAME CONSTRAINT "stand_in_payments_number_unique" TO "sandbox_payments_number_unique";
--> statement-breakpoint
ALTER INDEX "stand_in_refund_once" RENAME TO "sandbox_refund_once";
--> statement-breakpoint
ALTER TABLE "sandbox_refunds" RENAME CONSTRAINT "stand_in_refunds_payment_id_stand_in_payments_id_fk" TO "sandbox_refunds_payment_id_sandbox_payments_id_fk";
--> statement-breakpoint
ALTER INDEX "wishes_of_product" RENAME TO "wishlist_items_of_product";
--> statement-breakpoint
ALTER TABLE "wishlist_items" RENAME CONSTRAINT "wishes_user_id_users_id_fk" TO "wishlist_items_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "wishlist_items" RENAME CONSTRAINT "wishes_product_id_products_id_fk" TO "wishlist_items_product_id_products_id_fk";
--> statement-breakpoint
ALTER TABLE "wishlist_items" RENAME CONSTRAINT "wishes_user_id_product_id_pk" TO "wishlist_items_user_id_product_id_pk";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION mark_product() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO read_model_marks (product_id) SELECT id FROM changed;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION mark_products() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO read_model_marks (product_id) SELECT DISTINCT product_id FROM changed;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION mark_variants() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO read_model_marks (variant_id) SELECT variant_id FROM changed;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION mark_all_products() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO read_model_marks (product_id) SELECT id FROM products;
  RETURN NULL;
END
$$;
