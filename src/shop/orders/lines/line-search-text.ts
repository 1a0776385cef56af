import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** The text by which a line is searched: its names in both languages, without accents. */
export const lineSearchText = ({ name, names }: { name: AnyPgColumn; names: AnyPgColumn }) =>
  sql`vi_fold(${name} || ' ' || coalesce(${names} ->> 'vi', '') || ' ' || coalesce(${names} ->> 'en', ''))`
