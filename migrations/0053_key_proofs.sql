CREATE TABLE "key_proofs" (
	"name" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"result" text NOT NULL,
	"proven_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"why" text,
	"tried_at" timestamp with time zone DEFAULT now() NOT NULL
);
