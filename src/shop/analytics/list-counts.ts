import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { pageKinds, type PageKind } from './counted-action.ts'
import type { Funnel } from './funnel.ts'
import { storedSales } from './stored-sales.ts'
import { daysOf, type Period } from './period.ts'
import { dayCounts } from './schema.ts'

export type VisitDay = Funnel & { day: string; pages: number }

/**
 * The counts of each day, and the orders that customers placed on that day, also those cancelled later. The steps count events, not people: a visitor
 * who looks at five products is one visit and five views.
 */
export async function listVisitDays(db: Db, period: Period): Promise<VisitDay[]> {
  const rows = await rowsOf<VisitDay>(
    db,
    sql`select to_char(day, 'YYYY-MM-DD') as day, sum(visit)::int as visit, sum(pages)::int as pages, sum(product)::int as product,
      sum(cart)::int as cart, sum(checkout)::int as checkout, sum("order")::int as "order" from (
        select day,
          case when what = 'visit' then times else 0 end as visit,
          case when what = 'page' then times else 0 end as pages,
          case when what = 'page' and about = 'product' then times else 0 end as product,
          case when what = 'add' then times else 0 end as cart,
          case when what = 'page' and about = 'checkout' then times else 0 end as checkout,
          0 as "order"
        from ${dayCounts} where what in ('visit', 'page', 'add') and day between ${period.from}::date and ${period.until}::date
        union all
        select day, 0, 0, 0, 0, 0, orders from ${await storedSales(db, 'placed', period)} placed where about = 'web'
      ) counted group by day`,
  )
  const byDay = new Map(rows.map((row) => [row.day, row]))
  return daysOf(period).map(
    (day) => byDay.get(day) ?? { day, visit: 0, pages: 0, product: 0, cart: 0, checkout: 0, order: 0 },
  )
}

/** How often pages of each kind were opened. */
export async function countPages(db: Db, period: Period): Promise<Record<PageKind, number>> {
  const rows = await rowsOf<{ kind: PageKind; times: number }>(
    db,
    sql`select about as kind, sum(times)::int as times from ${dayCounts}
      where what = 'page' and day between ${period.from}::date and ${period.until}::date group by about`,
  )
  const times = new Map(rows.map((row) => [row.kind, row.times]))
  return Object.fromEntries(pageKinds.map((kind) => [kind, times.get(kind) ?? 0])) as Record<PageKind, number>
}
