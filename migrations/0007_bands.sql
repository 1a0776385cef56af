-- Products are listed anew, so that each is counted in its bands of price.
update "listed" set "stale_at" = now();
