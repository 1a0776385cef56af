CREATE TABLE "person_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_invites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"locale" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "staff_invites_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "csp_reports" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"directive" text NOT NULL,
	"blocked" text NOT NULL,
	"page" text NOT NULL,
	"disposition" text NOT NULL,
	"source" text,
	"user_agent" text,
	"times" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "lock_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "locked_by" text;--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_notes_of_user" ON "person_notes" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "staff_invites_by_time" ON "staff_invites" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invites_open" ON "staff_invites" USING btree ("email") WHERE accepted_at is null and revoked_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "csp_reports_once" ON "csp_reports" USING btree ("directive","blocked","page","disposition");--> statement-breakpoint
CREATE INDEX "csp_reports_by_time" ON "csp_reports" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "users_locked" ON "users" USING btree ("locked_at") WHERE locked_at is not null;