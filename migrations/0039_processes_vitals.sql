CREATE TABLE "processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"pid" integer NOT NULL,
	"version" text NOT NULL,
	"node" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"memory" bigint NOT NULL,
	"log_level" text NOT NULL,
	"heard" text,
	"timings" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_vitals" (
	"day" date NOT NULL,
	"route" text NOT NULL,
	"metric" text NOT NULL,
	"step" integer NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "page_vitals_day_route_metric_step_pk" PRIMARY KEY("day","route","metric","step")
);
--> statement-breakpoint
CREATE INDEX "processes_seen" ON "processes" USING btree ("seen_at");