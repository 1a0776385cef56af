import { sql, type SQL } from 'drizzle-orm'

const vatIn = (gross: SQL, rate: SQL) => sql`${gross} - round(${gross} * 100.0 / (100 + ${rate}))`

/** What is true of tax, whatever the day. */
export const taxFaults: Record<string, SQL> = {
  'VAT is within what is paid, at the rate of the line': sql`select count(*)::int as n from order_lines l
    where l.vat <> ${vatIn(sql`(l.total - l.discount)`, sql`l.vat_rate`)}`,
  'the VAT of an order is that of its lines and of delivery': sql`select count(*)::int as n from orders o
    where o.vat <> (select sum(l.vat) from order_lines l where l.order_id = o.id) + ${vatIn(sql`o.shipping_fee`, sql`o.shipping_vat_rate`)}`,
  'lines and delivery have the rate of one day, until the first parcel came': sql`select count(*)::int as n from orders o
    join order_lines l on l.order_id = o.id and l.vat_class <> 'metal' and l.vat_rate <> o.shipping_vat_rate
    where not exists (select from shipments s where s.order_id = o.id and s.state = 'delivered')`,
}

/** Pieces of a line that are on the road or with the buyer, and what they were sold for. */
const out = sql`(select coalesce(sum(sl.quantity), 0) from shipment_lines sl join shipments s on s.id = sl.shipment_id
  where sl.order_line_id = l.id and s.rest_of is null and s.state in ('handed_over', 'in_transit', 'failed_attempt', 'delivered'))`
const worthOut = sql`(select coalesce(sum((l.total - l.discount)::numeric * ${out} / l.quantity), 0) from order_lines l where l.order_id = o.id)`
const collected = sql`(select coalesce(sum(s.cod_amount), 0) from shipments s where s.order_id = o.id
  and s.state in ('handed_over', 'in_transit', 'failed_attempt', 'delivered'))`
const fewDong = 20

/** By goods and money alone, asking none of the shop's own rules: of an order that still owes, what left is here already, is collected at the door, or was let go by somebody. */
export const leavingFaults: Record<string, SQL> = {
  'nothing leaves unpaid, uncollected and unsaid': sql`select count(*)::int as n from orders o join payments p on p.order_id = o.id
    where o.method <> 'pickup' and p.state in ('awaiting', 'failed', 'due', 'awaiting_settlement')
    and ${worthOut} > p.received + ${collected} + ${fewDong}
    and not exists (select from order_timeline t where t.order_id = o.id and t.kind like 'unpaid%')`,
}
