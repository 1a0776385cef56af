import { z } from 'zod'

/**
 * A backup is gzipped lines of JSON: a head, then tables with their rows, waiting jobs, files in pieces, and a final count, so that a truncated backup
 * is recognized. Every value is written as PostgreSQL writes it.
 */
export const backupHead = z.object({
  luot: z.literal(1),
  at: z.iso.datetime(),
  version: z.string().max(40),
  /** The last migration that the database had. */
  migration: z.string().max(200),
  /** A fingerprint of the secret that encrypts keys and second factors; the secret itself is not in a backup. */
  secret: z.string().max(100),
})
export type BackupHead = z.infer<typeof backupHead>

export const backupLine = z.union([
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  z.object({ rows: z.array(z.array(z.string().nullable())) }),
  z.object({ job: z.string(), payload: z.record(z.string(), z.unknown()) }),
  z.object({ file: z.string().regex(/^(?!.*\.\.)[\w][\w./ -]*$/) }),
  z.object({ piece: z.base64() }),
  z.object({ end: z.object({ rows: z.record(z.string(), z.int()), files: z.int() }) }),
])
export type BackupLine = z.infer<typeof backupLine>

/**
 * Left out: data of this machine and hour (processes, sessions, counters of tries), and tables derived from others (refresh-read-models.ts,
 * refresh-sales.ts), which request their own rebuild when they are filled.
 */
export const leftOut = [
  'processes',
  'sessions',
  'limits',
  'day_discounts',
  'day_products',
  'day_sales',
  'size_stock_list',
  'read_model_marks',
  'product_list',
  'size_run_list',
  'variant_list',
  'variant_search',
  'sales_marks',
]

/** The largest upload, since it is read into memory. */
export const mostBackupBytes = 64 * 2 ** 20
