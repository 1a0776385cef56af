-- The rules of the search index changed (bare boots, lengths of blades, properties): the minute job indexes every product anew.
UPDATE "listed_products" SET "stale_at" = now();
