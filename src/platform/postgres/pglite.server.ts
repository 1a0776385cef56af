import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'

/** The embedded PostgreSQL with the extensions that search needs; a server finds them by `create extension`. */
export const openPglite = (options: PGliteOptions = {}) =>
  PGlite.create({ ...options, extensions: { pg_trgm, unaccent } })
