CREATE TABLE "saved_lines" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"variant_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"services" uuid[] DEFAULT '{}' NOT NULL,
	"final_since" timestamp with time zone,
	"seen_price" bigint,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_lines_user_id_key_pk" PRIMARY KEY("user_id","key"),
	CONSTRAINT "saved_quantity_positive" CHECK ("saved_lines"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "saved_lines" ADD CONSTRAINT "saved_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_lines" ADD CONSTRAINT "saved_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;