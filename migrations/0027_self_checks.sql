CREATE TABLE "self_check_runs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"is_good" boolean NOT NULL,
	"figure" bigint,
	"wrong" integer NOT NULL,
	"faults" jsonb NOT NULL,
	"ms" integer NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "self_check_runs_of" ON "self_check_runs" USING btree ("name","id");