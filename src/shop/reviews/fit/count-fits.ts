import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { fewestFits, fits, type Fit } from '../review.ts'
import { fitAnswers } from '../schema.ts'

const number = (of: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${of}))::int`

/** Answers of buyers by size and width, the smallest size first: it helps staff to order sizes. */
export async function listFits(db: Db, productId: string) {
  const rows = await db
    .select({
      size: fitAnswers.size,
      width: fitAnswers.width,
      small: number(sql`${fitAnswers.fit} = 'small'`),
      true: number(sql`${fitAnswers.fit} = 'true'`),
      large: number(sql`${fitAnswers.fit} = 'large'`),
      narrow: number(sql`${fitAnswers.widthFit} = 'narrow'`),
      wide: number(sql`${fitAnswers.widthFit} = 'wide'`),
    })
    .from(fitAnswers)
    .where(and(eq(fitAnswers.productId, productId), isNotNull(fitAnswers.fit)))
    .groupBy(fitAnswers.size, fitAnswers.width)
  const order = ({ size, width }: { size: string; width: string | null }) => `${size.padStart(4, '0')} ${width ?? ''}`
  return rows.sort((a, b) => (order(a) < order(b) ? -1 : 1))
}
export type FitRow = Awaited<ReturnType<typeof listFits>>[number]

/** All answers about a product together; undefined until there are enough to be meaningful. */
export async function countFits(
  db: Db,
  productId: string,
): Promise<(Record<Fit, number> & { all: number }) | undefined> {
  const rows = await listFits(db, productId)
  const [small, true_, large] = fits.map((fit) => rows.reduce((sum, row) => sum + row[fit], 0))
  const all = small! + true_! + large!
  if (all < fewestFits) return
  return { small: small!, true: true_!, large: large!, all }
}
