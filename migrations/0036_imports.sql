CREATE TABLE "import_faults" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"reasons" jsonb NOT NULL,
	CONSTRAINT "import_faults_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"encoding" text NOT NULL,
	"delimiter" text NOT NULL,
	"head" text[] NOT NULL,
	"sample" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"rows" integer NOT NULL,
	"state" text DEFAULT 'matching' NOT NULL,
	"at_row" integer DEFAULT 0 NOT NULL,
	"tally" jsonb DEFAULT '{"changed":0,"unchanged":0,"faulty":0}'::jsonb NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "import_faults" ADD CONSTRAINT "import_faults_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_by_time" ON "imports" USING btree ("at");--> statement-breakpoint
CREATE INDEX "imports_by_state" ON "imports" USING btree ("state");