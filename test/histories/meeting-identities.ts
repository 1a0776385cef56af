import { sql, type SQL } from 'drizzle-orm'

const vatIn = (gross: SQL, rate: SQL) => sql`${gross} - round(${gross} * 100.0 / (100 + ${rate}))`

/** VAT rules that hold on every day. */
export const taxChecks: Record<string, SQL> = {
  'VAT is part of the price paid, at the rate of the line': sql`select count(*)::int as n from order_lines l
    where l.vat <> ${vatIn(sql`(l.total - l.discount)`, sql`l.vat_rate`)}`,
  'the VAT of an order is the sum of its lines and delivery': sql`select count(*)::int as n from orders o
    where o.vat <> (select sum(l.vat) from order_lines l where l.order_id = o.id) + ${vatIn(sql`o.shipping_fee`, sql`o.shipping_vat_rate`)}`,
  'lines and delivery have the rate of one day until the first parcel is delivered': sql`select count(*)::int as n from orders o
    join order_lines l on l.order_id = o.id and l.vat_class <> 'metal' and l.vat_rate <> o.shipping_vat_rate
    where not exists (select from shipments s where s.order_id = o.id and s.state = 'delivered')`,
}
