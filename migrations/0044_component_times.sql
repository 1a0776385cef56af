CREATE TABLE "component_times" (
	"day" date NOT NULL,
	"route" text NOT NULL,
	"component" text NOT NULL,
	"times" integer NOT NULL,
	"own" double precision NOT NULL,
	"whole" double precision NOT NULL,
	"longest" double precision NOT NULL,
	CONSTRAINT "component_times_day_route_component_pk" PRIMARY KEY("day","route","component")
);
