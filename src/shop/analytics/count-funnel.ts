import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { steps, type Funnel } from './funnel.ts'
import type { Period } from './period.ts'
import { funnelSteps } from './schema.ts'

/** How far visitors with consent came; one browser on one day counts as one. Linked: a step counts only if all steps before it were seen on that day, so that each is a part of the one before. */
export async function countFunnel(db: Db, { from, until }: Period): Promise<Funnel> {
  const reached = steps.map(
    (step, nth) =>
      sql`count(*) filter (where reached @> array[${sql.join(
        steps.slice(0, nth + 1).map((one) => sql`${one}`),
        sql`, `,
      )}]::text[])::int as ${sql.identifier(step)}`,
  )
  const [row] = await rowsOf<Funnel>(
    db,
    sql`select ${sql.join(reached, sql`, `)} from (
      select array_agg(${funnelSteps.step}) as reached from ${funnelSteps}
      where ${funnelSteps.day} between ${from}::date and ${until}::date group by ${funnelSteps.day}, ${funnelSteps.visitor}
    ) visitors`,
  )
  return row!
}
