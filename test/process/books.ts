import { sql, type SQL } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'

/** Rules that the database must meet at every moment: each statement counts the violations. */
const faults: Record<string, SQL> = {
  'orders without lines': sql`select count(*)::int as n from orders o where not exists (select from order_lines l where l.order_id = o.id)`,
  'orders whose lines do not sum up': sql`select count(*)::int as n from orders o where subtotal <> (select sum(l.total) from order_lines l where l.order_id = o.id)`,
  'delivered orders without address': sql`select count(*)::int as n from orders o where method = 'standard' and not exists (select from order_addresses a where a.order_id = o.id)`,
  'orders without their payment': sql`select count(*)::int as n from orders o where not exists (select from payments p where p.order_id = o.id and p.amount = o.total)`,
  'orders without a first line of their timeline': sql`select count(*)::int as n from orders o where not exists (select from order_timeline t where t.order_id = o.id and t.kind = 'placed')`,
  'orders without their event': sql`select count(*)::int as n from orders o where not exists (select from outbox e where e.name = 'order.placed' and e.facts->>'orderId' = o.id)`,
  'events of orders that are not there': sql`select count(*)::int as n from outbox e where e.name = 'order.placed' and not exists (select from orders o where o.id = e.facts->>'orderId')`,
  'stock held that no live order holds': sql`select count(*)::int as n from stock s where reserved <> (
    select coalesce(sum(l.quantity), 0) from order_lines l join orders o on o.id = l.order_id
    where l.variant_id = s.variant_id and l.stocked and o.state in ('placed', 'confirmed', 'packed'))`,
  'stock that its ledger does not explain': sql`select count(*)::int as n from stock s where (on_hand, reserved) <> (
    select coalesce(sum(m.on_hand_change), 0), coalesce(sum(m.reserved_change), 0) from stock_moves m where m.variant_id = s.variant_id)`,
  'entries of the ledger of money that do not balance': sql`select count(*)::int as n from (select 1 from postings group by entry, order_id having sum(amount) <> 0) one`,
  'payments that the ledger does not explain': sql`select count(*)::int as n from payments p where (received, refunded, owed) <> (
    select coalesce(sum(amount) filter (where account = 'received'), 0), -coalesce(sum(amount) filter (where account = 'refunded'), 0),
      coalesce(sum(amount) filter (where account = 'buyer'), 0) from postings l where l.order_id = p.order_id)`,
  'stock below zero': sql`select count(*)::int as n from stock where on_hand < 0 or reserved < 0 or on_hand < reserved`,
}

/** Returns the broken rules with their counts, in one snapshot, whatever runs at the same time; empty if all hold. */
export const findLedgerErrors = (db: Db) =>
  db.transaction(
    async (tx) => {
      const found: Record<string, number> = {}
      for (const [name, statement] of Object.entries(faults)) {
        const [{ n }] = (await rowsOf<{ n: number }>(tx, statement)) as [{ n: number }]
        if (n) found[name] = n
      }
      return found
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

export const countOrders = async (db: Db) =>
  (await rowsOf<{ n: number }>(db, sql`select count(*)::int as n from orders`))[0]!.n

/** Returns those of these orders that are missing in the database. */
export async function missingOrders(db: Db, ids: string[]) {
  const kept = new Set((await rowsOf<{ id: string }>(db, sql`select id from orders`)).map((row) => row.id))
  return ids.filter((id) => !kept.has(id))
}
