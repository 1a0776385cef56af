CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
--> statement-breakpoint
-- Vietnamese without marks, lower case, as src/kit/fold.ts does it. unaccent is only STABLE, since its rules could be changed; named outright they are ours, and the result may stand in indexes.
CREATE FUNCTION vi_fold(typed text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
  SELECT trim(regexp_replace(
    lower(public.unaccent('public.unaccent'::regdictionary, replace(replace(normalize(typed, NFC), '½', '.5'), '₫', ' '))),
    '[^a-z0-9.]+', ' ', 'g'))
$$;
