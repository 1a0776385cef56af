import { z } from 'zod'

/**
 * A backup is lines of JSON, pressed by gzip: who it is, then tables with their rows, work that waits, files in pieces, and at the
 * end how much there was, so that a backup that was cut off is known for one. Every value is as PostgreSQL writes it.
 */
export const backupHead = z.object({
  luot: z.literal(1),
  at: z.iso.datetime(),
  version: z.string().max(40),
  /** The last step of the schema that the database had taken. */
  migration: z.string().max(200),
  /** Of the secret under which keys and second factors were locked away; the secret itself is not in a backup. */
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
 * What is of this machine and this hour stays out: processes, who is signed in, who has tried how often. So does what is worked out of the other tables (refresh-read-models.ts,
 * refresh-sales.ts), which ask for it themselves when they are filled.
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

/** What a browser may bring back: it is held in memory while it is read. */
export const mostBackupBytes = 64 * 2 ** 20
