import { eq, sql, type SQL } from 'drizzle-orm'
import { leftUnpaidWhere } from '#flows/shipments/left-unpaid-where.ts'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { orders } from '#shop/orders/schema.ts'
import { payments } from '#shop/payments/schema.ts'
import { closingChecks } from './closing-identities.ts'
import { taxChecks } from './meeting-identities.ts'
import type { Tally } from './world.ts'

const sum = (what: SQL, from: SQL) => sql`coalesce((select sum(${what}) from ${from}), 0)`

/** Pieces of a line that left the shop; pieces sent again count once. */
const left = sql`(select coalesce(sum(sl.quantity), 0) from shipment_lines sl join shipments s on s.id = sl.shipment_id
  where sl.order_line_id = l.id and s.again_of is null and s.state not in ('preparing', 'cancelled')
    and not exists (select from shipments b where b.id = s.rest_of and b.again_of is not null))`
/** Pieces that came back and are packed to be sent again. */
const packedAgain = sql`(select coalesce(sum(sl.quantity), 0) from shipment_lines sl join shipments s on s.id = sl.shipment_id
  where sl.order_line_id = l.id and s.again_of is not null and s.state = 'preparing')`
const shippedOf = (
  of: SQL,
) => sql`(select coalesce(sum(${of}), 0) from shipment_lines sl join shipments s on s.id = sl.shipment_id
  join order_lines l on l.id = sl.order_line_id where l.variant_id = v.id and l.stocked)`

/** Where all pieces are, computed from orders, parcels, returns and counts, never from the stock itself. */
const byPapers = sql`select v.id,
    (select coalesce(sum(l.quantity - l.ended - ${left} + ${packedAgain}), 0) from order_lines l join orders o on o.id = l.order_id
      where l.variant_id = v.id and l.stocked and o.state <> 'cancelled')
      + ${sum(sql`rl.held`, sql`return_lines rl where rl.wanted_variant_id = v.id`)} as reserved,
    ${shippedOf(sql`case when s.state in ('preparing', 'cancelled') or s.checked_at is not null then 0 else sl.quantity end`)}
      - ${sum(sql`1`, sql`return_pieces rp join return_lines rl on rl.id = rp.return_line_id join order_lines l on l.id = rl.order_line_id where l.variant_id = v.id`)} as sold,
    ${shippedOf(sql`case when s.checked_at is not null then sl.quantity - sl.restocked else 0 end`)}
      + ${sum(sql`1`, sql`return_pieces rp join return_lines rl on rl.id = rp.return_line_id join order_lines l on l.id = rl.order_line_id where l.variant_id = v.id and not rp.resellable`)} as written_off,
    ${sum(sql`found - expected`, sql`stocktake_lines c join stocktakes t on t.id = c.stocktake_id where c.variant_id = v.id and t.state = 'closed'`)} as counted
  from variants v`

const stockFaults = ({ came, lost }: Tally): Record<string, SQL> => ({
  'received = on hand + sold + written off': sql`with papers as (${byPapers}) select count(*)::int as n from papers p join stock s on s.variant_id = p.id
    where coalesce((${JSON.stringify(came)}::jsonb ->> p.id::text)::int, 0) + p.counted
      <> s.on_hand + p.sold + p.written_off + coalesce((${JSON.stringify(lost)}::jsonb ->> p.id::text)::int, 0)`,
  'the stock reserved is that of open orders and exchanges': sql`with papers as (${byPapers}) select count(*)::int as n from papers p join stock s on s.variant_id = p.id where p.reserved <> s.reserved`,
  'reserved ≤ on hand': sql`select count(*)::int as n from stock where reserved > on_hand or reserved < 0`,
  'the ledger explains the stock': sql`select count(*)::int as n from stock s where (on_hand, reserved) <> (
    ${sum(sql`m.on_hand_change`, sql`stock_moves m where m.variant_id = s.variant_id`)}, ${sum(sql`m.reserved_change`, sql`stock_moves m where m.variant_id = s.variant_id`)})`,
})

const moneyFaults = ({ paidIn, paidOut }: Tally): Record<string, SQL> => ({
  'money received counts for an order or is unmatched': sql`select count(*)::int as n from (select 1) one where ${paidIn} <>
    ${sum(sql`received`, sql`payments`)} + ${sum(sql`amount`, sql`unmatched_payments where ending is null or ending in ('sent_back', 'kept')`)}`,
  'money paid out is a refund or was sent back unmatched': sql`select count(*)::int as n from (select 1) one where ${paidOut} <>
    ${sum(sql`amount`, sql`refunds where state = 'done'`)} + ${sum(sql`amount`, sql`unmatched_payments where facts ? 'sentBackAs' and ending = 'sent_back'`)}`,
  'paid − refunded = kept, of each order': sql`select count(*)::int as n from payments p where refunded <> ${sum(sql`amount`, sql`refunds r where r.payment_id = p.id and r.state = 'done' and r.unmatched_payment_id is null`)}
    or received <> ${sum(sql`(t.facts ->> 'amount')::bigint`, sql`order_timeline t where t.order_id = p.order_id and t.kind in ('paid', 'part_paid')`)}`,
  'refunds never exceed the money held': sql`select count(*)::int as n from payments p where received < ${sum(sql`amount`, sql`refunds r where r.payment_id = p.id and r.state <> 'refused' and r.unmatched_payment_id is null`)}`,
  'payment attempts and receipts never exceed the money received': sql`select count(*)::int as n from payments p where received <
    ${sum(sql`a.received`, sql`payment_attempts a where a.payment_id = p.id`)} + ${sum(sql`c.amount`, sql`receipts c where c.payment_id = p.id`)}`,
  'an order costs the sum of its lines': sql`select count(*)::int as n from orders o where total <> ${sum(sql`l.total - l.discount`, sql`order_lines l where l.order_id = o.id`)} + shipping_fee
    or discount <> ${sum(sql`l.discount`, sql`order_lines l where l.order_id = o.id`)} or not exists (select from payments p where p.order_id = o.id and p.amount = o.total)`,
  'discounts are kept on their lines': sql`select count(*)::int as n from order_lines l where discount <> ${sum(sql`d.amount`, sql`order_discounts d where d.line_id = l.id`)}`,
  'a paid order has received its amount': sql`select count(*)::int as n from payments where (state = 'paid' and received - refunded < amount - waived) or (state = 'refunded' and received <> refunded) or (state = 'void' and received > 0)`,
  'an order that waits for money is not fully paid': sql`select count(*)::int as n from payments p join orders o on o.id = p.order_id
    where p.state in ('awaiting', 'due', 'failed', 'awaiting_settlement') and o.state <> 'cancelled' and received - refunded - refunds_pending >= amount`,
  'a cancelled order without money waits for no payment': sql`select count(*)::int as n from payments p join orders o on o.id = p.order_id where o.state = 'cancelled' and received = 0 and p.state not in ('void', 'expired', 'paid')`,
  // The exception: the buyer kept pieces whose refund was sent already, which the shop cannot refuse (cancel-refunds-of-taken.ts).
  'no order leaves unpaid and without COD': sql`select count(*)::int as n from ${orders} left join ${payments} on ${eq(payments.orderId, orders.id)} where ${leftUnpaidWhere()}
    and not (${payments.refunded} + ${payments.refundsPending} > 0 and exists (select from shipments s where s.order_id = ${orders.id} and s.rest_of is not null and s.state = 'delivered'))`,
  'no COD is to be collected for a paid order': sql`select count(*)::int as n from payments p where p.state in ('paid', 'partly_refunded', 'refunded', 'void')
    and exists (select from shipments s where s.order_id = p.order_id and s.state = 'preparing' and s.cod_amount > 0)`,
})

const posted = (what: SQL) => sql`(select coalesce(sum(l.amount), 0) from postings l where ${what})`
const ofOrder = (account: string) => posted(sql`l.order_id = p.order_id and l.account = ${account}`)
const lentOf = posted(sql`l.account = 'credit' and l.source = p.order_id and l.order_id <> p.order_id`)
const refundsOf = (state: SQL) =>
  sum(sql`r.amount`, sql`refunds r where r.payment_id = p.id and r.unmatched_payment_id is null and r.state ${state}`)

const asked = sql`greatest(0, p.amount - p.waived - p.received + p.refunded + p.refunds_pending)`
/** COD that carriers collected beyond what is owed, and that is not settled yet. */
const brought = sum(
  sql`greatest(0, s.cod_amount - s.cod_settled)`,
  sql`shipments s where s.order_id = p.order_id and s.state = 'delivered'`,
)

const ledgerFaults: Record<string, SQL> = {
  'every ledger entry adds up to zero for each order': sql`select count(*)::int as n from (select 1 from postings group by entry, order_id having sum(amount) <> 0) one`,
  'payments show the sums of the ledger': sql`select count(*)::int as n from payments p
    where (p.received, p.refunded, p.owed) <> (${ofOrder('received')}, - ${ofOrder('refunded')}, ${ofOrder('buyer')})`,
  'credit + refunds + kept = received': sql`select count(*)::int as n from payments p
    where p.received - ${refundsOf(sql`<> 'refused'`)} - ${lentOf} <> ${ofOrder('received')} + ${ofOrder('refunds_pending')} + ${ofOrder('refunded')} + ${posted(sql`l.account = 'credit' and l.source = p.order_id and l.order_id = p.order_id`)}
    or - ${ofOrder('refunds_pending')} <> ${refundsOf(sql`in ('requested', 'pending')`)}`,
  'no credit is given twice, or on money that neither the shop nor a carrier has': sql`select count(*)::int as n from payments p
    where p.received - ${refundsOf(sql`<> 'refused'`)} - ${lentOf} < 0 and p.state not in ('due', 'awaiting_settlement')
    or exists (select from postings l where l.order_id = p.order_id and l.account = 'credit' and l.source <> p.order_id group by l.source having sum(l.amount) < 0)`,
  'a cancelled order holds no credit, and nothing is agreed for it': sql`select count(*)::int as n from payments p join orders o on o.id = p.order_id
    where o.state = 'cancelled' and (${ofOrder('agreed')} <> 0 or exists (select from postings l where l.order_id = p.order_id and l.account = 'credit' and l.source <> p.order_id group by l.source having sum(l.amount) <> 0))`,
  'a settled order owes nothing, and no agreed sum is negative': sql`select count(*)::int as n from payments p join orders o on o.id = p.order_id
    where (p.state in ('paid', 'partly_refunded', 'refunded', 'void') and p.owed > 0) or (o.state <> 'cancelled' and ${ofOrder('agreed')} > 0)`,
  'a payment asks for the sum that the ledger says is owed': sql`select count(*)::int as n from payments p join orders o on o.id = p.order_id
    where o.state <> 'cancelled' and p.state in ('awaiting', 'due', 'failed', 'awaiting_settlement')
    and (p.refunds_pending <> - ${ofOrder('refunds_pending')} or (${asked} <> greatest(0, p.owed) and (${asked} < p.owed or ${asked} > ${brought})))`,
  'the sum owed is the price of the order minus the money received': sql`select count(*)::int as n from payments p join orders o on o.id = p.order_id
    where o.state <> 'cancelled' and p.state in ('awaiting', 'due', 'failed', 'awaiting_settlement')
    and p.owed <> p.amount - p.received + ${refundsOf(sql`<> 'refused'`)} - ${posted(sql`l.order_id = p.order_id and l.account = 'agreed' and l.kind not in ('agreed', 'carried_over', 'credit_cancelled')`)}
      - ${posted(sql`l.order_id = p.order_id and l.account = 'credit'`)}`,
}

const couponFaults: Record<string, SQL> = {
  'the use count of a promotion matches its uses': sql`select count(*)::int as n from promotions p where max_uses is not null and used <> (select count(*) from promotion_uses u where u.promotion_id = p.id and released_at is null)`,
  'the use count of a code matches its uses': sql`select count(*)::int as n from promotion_codes c where max_uses is not null and used <> (select count(*) from promotion_uses u where u.code = c.code and released_at is null)`,
  'the use count of a customer matches their uses': sql`select count(*)::int as n from promotion_buyers b where used <> (select count(*) from promotion_uses u where u.promotion_id = b.promotion_id and b.who = any(u.who) and released_at is null)`,
  'cancelled orders have released their uses, others have not': sql`select count(*)::int as n from promotion_uses u join orders o on o.id = u.order_id where (o.state = 'cancelled') <> (released_at is not null)`,
  'every discount of a promotion has its use': sql`select count(*)::int as n from orders o where o.state <> 'cancelled' and exists (select from order_discounts d where d.order_id = o.id and d.promotion_id is not null
    and not exists (select from promotion_uses u where u.order_id = o.id and u.promotion_id = d.promotion_id))`,
}

/** Returns the names of all broken identities, in one snapshot. */
export async function brokenIdentities(db: Db, tally: Tally) {
  const faults = Object.entries({
    ...stockFaults(tally),
    ...moneyFaults(tally),
    ...ledgerFaults,
    ...couponFaults,
    ...closingChecks(),
    ...taxChecks,
  })
  const counts = faults.map(([, statement], at) => sql`(${statement}) as ${sql.identifier(`n${at}`)}`)
  const [row] = await rowsOf<Record<string, number>>(db, sql`select ${sql.join(counts, sql`, `)}`)
  return faults.flatMap(([name], at) => (row![`n${at}`] ? [name] : []))
}
