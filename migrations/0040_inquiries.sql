CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"topic" text NOT NULL,
	"order_code" text,
	"text" text NOT NULL,
	"locale" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reply" text,
	"answered_by" text,
	"answered_way" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiries_by_state" ON "inquiries" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "inquiries_by_time" ON "inquiries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_by_mail" ON "inquiries" USING btree (lower(email));--> statement-breakpoint
CREATE INDEX "inquiries_of_person" ON "inquiries" USING btree ("user_id");