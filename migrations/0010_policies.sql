CREATE TABLE "held_texts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"facts" text NOT NULL,
	"held_since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "article_texts" ADD COLUMN "digest" text GENERATED ALWAYS AS (md5(title || chr(10) || summary || chr(10) || body::text)) STORED;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "policies" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "held_once" ON "held_texts" USING btree ("key","locale","source","facts");