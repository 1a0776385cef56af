CREATE TABLE "day_counts" (
	"day" date NOT NULL,
	"what" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "day_counts_what_day_about_pk" PRIMARY KEY("what","day","about")
);
--> statement-breakpoint
CREATE TABLE "funnel_steps" (
	"day" date NOT NULL,
	"visitor" uuid NOT NULL,
	"step" text NOT NULL,
	CONSTRAINT "funnel_steps_day_visitor_step_pk" PRIMARY KEY("day","visitor","step")
);
--> statement-breakpoint
CREATE INDEX "funnel_of_visitor" ON "funnel_steps" USING btree ("visitor");