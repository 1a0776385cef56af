-- Not valid: a shop that holds a word of old still starts, and is told of the row in its lists; no new one comes in.
CREATE TABLE "open_pages" (
	"place" text NOT NULL,
	"user_id" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "open_pages_place_user_id_pk" PRIMARY KEY("place","user_id")
);
--> statement-breakpoint
ALTER TABLE "open_pages" ADD CONSTRAINT "open_pages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_pages_by_time" ON "open_pages" USING btree ("seen_at");--> statement-breakpoint
ALTER TABLE "product_option_values" ADD CONSTRAINT "product_option_values_words" CHECK ("product_option_values"."key" in ('colour', 'size', 'width', 'blade_length', 'hollow', 'length', 'kind')) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_words" CHECK ("products"."status" in ('draft', 'scheduled', 'active', 'archived')) NOT VALID;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_words" CHECK ("articles"."kind" in ('page', 'guide', 'post') and "articles"."state" in ('draft', 'scheduled', 'published', 'archived')) NOT VALID;--> statement-breakpoint
ALTER TABLE "staff_invites" ADD CONSTRAINT "staff_invites_words" CHECK ("staff_invites"."role" in ('user', 'moderator', 'admin')) NOT VALID;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_words" CHECK ("user_roles"."role" in ('user', 'moderator', 'admin')) NOT VALID;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_words" CHECK ("imports"."state" in ('matching', 'checking', 'checked', 'running', 'done')) NOT VALID;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_words" CHECK ("inquiries"."topic" in ('size', 'order', 'warranty', 'work', 'invoice', 'other') and "inquiries"."state" in ('open', 'answered') and "inquiries"."answered_way" in ('mail', 'otherwise')) NOT VALID;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_words" CHECK ("stock_moves"."cause" in ('received', 'adjusted', 'counted', 'reserved', 'released', 'sold', 'returned', 'written_off')) NOT VALID;--> statement-breakpoint
ALTER TABLE "stocktakes" ADD CONSTRAINT "stocktakes_words" CHECK ("stocktakes"."state" in ('open', 'closed', 'dropped')) NOT VALID;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_words" CHECK ("mails"."channel" in ('mail') and "mails"."state" in ('waiting', 'sent', 'failed', 'dropped')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_words" CHECK ("notifications"."type" in ('order_update', 'payment', 'promotion', 'other')) NOT VALID;--> statement-breakpoint
ALTER TABLE "order_discounts" ADD CONSTRAINT "order_discounts_words" CHECK ("order_discounts"."source" in ('promotion', 'set', 'desk', 'exchange')) NOT VALID;--> statement-breakpoint
ALTER TABLE "order_timeline" ADD CONSTRAINT "order_timeline_words" CHECK ("order_timeline"."kind" in ('placed', 'confirmed', 'packed', 'shipped', 'delivered', 'completed', 'cancelled', 'reopened', 'paid', 'part_paid', 'method_changed', 'refund_asked', 'refunded', 'refund_refused', 'note', 'edited', 'mailed', 'unpaid_confirmed', 'unpaid_allowed', 'e_invoice', 'return', 'work', 'parcel_packed', 'parcel_unpacked', 'parcel_shipped', 'parcel_delivered', 'parcel_failed', 'parcel_returned', 'parcel_tracking', 'parcel_booked', 'parcel_unbooked', 'parcel_lost', 'rest_ended', 'collect_later', 'let_go')) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_words" CHECK ("orders"."state" in ('placed', 'confirmed', 'packed', 'shipped', 'delivered', 'completed', 'cancelled') and "orders"."method" in ('standard', 'express', 'same_day', 'pickup') and "orders"."channel" in ('web', 'phone', 'counter')) NOT VALID;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_words" CHECK ("shipments"."state" in ('preparing', 'handed_over', 'in_transit', 'failed_attempt', 'delivered', 'returned', 'lost', 'cancelled') and "shipments"."return_reason" in ('refused', 'unreachable', 'address', 'damaged', 'other', 'lost', 'spoilt', 'worked')) NOT VALID;--> statement-breakpoint
ALTER TABLE "parked_money" ADD CONSTRAINT "parked_money_words" CHECK ("parked_money"."reason" in ('late', 'twice', 'too_little', 'too_much', 'suspect', 'nameless') and "parked_money"."ending" in ('matched', 'sent_back', 'kept', 'same')) NOT VALID;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_words" CHECK ("payment_attempts"."method" in ('cod', 'bank_transfer', 'vnpay', 'momo', 'zalopay', 'stripe') and "payment_attempts"."state" in ('created', 'redirected', 'failed', 'expired', 'needs_review', 'paid')) NOT VALID;--> statement-breakpoint
ALTER TABLE "payment_notices" ADD CONSTRAINT "payment_notices_words" CHECK ("payment_notices"."outcome" in ('recorded', 'already', 'unknown', 'wrong-amount', 'parked', 'refused', 'ping', 'failed')) NOT VALID;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_words" CHECK ("payments"."method" in ('cod', 'bank_transfer', 'vnpay', 'momo', 'zalopay', 'stripe') and "payments"."state" in ('awaiting', 'due', 'awaiting_settlement', 'paid', 'failed', 'expired', 'void', 'partly_refunded', 'refunded')) NOT VALID;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_words" CHECK ("postings"."account" in ('buyer', 'agreed', 'received', 'on_the_way', 'refunded', 'credit') and "postings"."kind" in ('agreed', 'received', 'refund_asked', 'refund_done', 'refund_refused', 'came_back', 'exchanged', 'credit_home', 'called_off', 'let_go', 'carried_over')) NOT VALID;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_words" CHECK ("refunds"."state" in ('asked', 'pending', 'done', 'refused')) NOT VALID;--> statement-breakpoint
ALTER TABLE "statement_rows" ADD CONSTRAINT "statement_rows_words" CHECK ("statement_rows"."reason" in ('unknown', 'ambiguous', 'differs', 'not-delivered', 'already', 'twice', 'unreadable') and "statement_rows"."ending" in ('settled', 'explained')) NOT VALID;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_words" CHECK ("return_lines"."reason" in ('too_small', 'too_large', 'changed_mind', 'defect', 'wrong_item', 'not_as_described')) NOT VALID;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_words" CHECK ("returns"."state" in ('asked', 'approved', 'under_way', 'received', 'declined', 'withdrawn', 'closed') and "returns"."wish" in ('refund', 'exchange')) NOT VALID;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_words" CHECK ("answers"."state" in ('waiting', 'shown', 'hidden')) NOT VALID;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_words" CHECK ("questions"."state" in ('waiting', 'shown', 'hidden')) NOT VALID;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_words" CHECK ("reviews"."state" in ('waiting', 'shown', 'hidden')) NOT VALID;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_words" CHECK ("security_events"."severity" in ('low', 'medium', 'high', 'critical')) NOT VALID;--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD CONSTRAINT "shipping_rates_words" CHECK ("shipping_rates"."method" in ('standard', 'express', 'same_day', 'pickup')) NOT VALID;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_words" CHECK ("work_orders"."state" in ('waiting', 'open', 'in_work', 'done', 'handed_back', 'cancelled')) NOT VALID;