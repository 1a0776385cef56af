import { sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { refreshAllSales } from '#shop/analytics/refresh-sales.ts'
import { refreshAllReadModels } from '#shop/inventory/lists/refresh-read-models.ts'
import { fillLarge } from './large-catalogue.ts'

/** The same number for the same seed, so that every run measures the same shop. */
const chance = (by: string, outOf: number) => `((hashint4(${by}) & 2147483647) % ${outOf})`
const one = (list: string[], by: string) =>
  `(array[${list.map((word) => `'${word}'`).join(',')}])[1 + ${chance(by, list.length)}]`
const surname = one(['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Vũ', 'Đặng', 'Bùi', 'Đỗ', 'Hồ'], 'n * 3')
const given = one(
  ['Lan', 'Minh', 'Hương', 'Tuấn', 'Thảo', 'Dũng', 'Ngọc', 'Khánh', 'Phúc', 'Trang', 'Quân', 'Vy'],
  'n * 5',
)
const name = `${surname} || ' ' || ${given} || ' ' || (n % 997)`
const phone = `'+8490' || lpad((n % 9999999)::text, 7, '0')`
/** The newest is of now; forty a day would be seven years, so it is ten minutes between two. */
const when = (n: string) => `now() - ${n} * interval '10 minutes'`
const orderId = (n: string) => `'250101-' || lpad(upper(to_hex(${n})), 8, '0')`

/** Fills an open shop as one that has been at it for years: `count` products of six variants, orders, people, letters, moves of stock, events and changes. */
export async function fillShop(db: Db, count: number) {
  await fillLarge(db, count, { isListed: false })
  for (const statement of statements(count)) await db.execute(sql.raw(statement))
  // One mark for each product instead of one for each of a million moves.
  await db.execute(sql`truncate read_model_marks`)
  await db.execute(sql`insert into read_model_marks (product_id) select id from products`)
  await db.execute(sql`analyze`)
  await refreshAllReadModels(db)
  await refreshAllSales(db)
  for (const table of filled) await db.execute(sql.raw(`vacuum analyze ${table}`))
}

const filled =
  'products product_translations product_list variant_list size_stock_list variant_search size_run_list variants stock stock_moves stock_watches users user_roles orders order_addresses order_lines order_discounts order_timeline payments shipments emails security_events audit_log day_counts day_sales day_products day_discounts'.split(
    ' ',
  )

/** Some of the newest 400 wait in every state; all older orders are completed or cancelled. */
const state = `case when n > 400 then case when ${chance('n * 7', 12)} = 0 then 'cancelled' when n < 4000 then 'delivered' else 'completed' end
  else ${one(['placed', 'confirmed', 'packed', 'shipped', 'delivered'], 'n * 7')} end`

const looks = [
  ['product', 'product_id', 100],
  ['add', 'id', 30],
  ['wish', 'product_id', 10],
] as const

const statements = (count: number) => [
  `insert into users (id, name, email, email_verified, phone, created_at, updated_at)
   select 'bench-' || n, ${name}, 'khach' || n || '@vi-du.vn', ${chance('n', 5)} > 0, ${phone}, ${when('n')}, ${when('n')} from generate_series(1, ${count}) n`,
  `insert into user_roles (user_id, role) select 'bench-' || n, case when n % 2 = 0 then 'admin' else 'moderator' end from generate_series(1, 12) n`,
  `insert into orders (id, code, placement_key, state, user_id, locale, name, phone, email, subtotal, discount, shipping_fee, total, vat, shipping_vat_rate, method, note, channel, placed_at, updated_at)
   select ${orderId('n')}, lpad(upper(to_hex(n)), 8, '0'), gen_random_uuid(), ${state}, case when ${chance('n * 13', 3)} = 0 then 'bench-' || 1 + n % ${count} end, 'vi', ${name}, ${phone},
     'khach' || n || '@vi-du.vn', price, off, 30000, price - off + 30000, (price - off) / 11, 800, case when ${chance('n * 17', 20)} = 0 then 'pickup' else 'standard' end,
     case when ${chance('n * 19', 10)} = 0 then 'Gọi trước khi giao' end, case when ${chance('n * 23', 15)} = 0 then 'phone' else 'web' end, ${when('n')}, ${when('n')}
   from (select n, price, case when n % 6 = 0 then price / 20 else 0 end as off from (select n, (500000 + 10000 * ${chance('n * 11', 900)})::bigint as price from generate_series(1, ${count}) n) prices) rows`,
  `insert into order_addresses (order_id, name, phone, province_code, province_name, ward_code, ward_name, street, units_version)
   select id, name, phone, ${one(['01', '79', '48', '31', '92', '75', '22', '38'], 'n * 29')}, ${one(['Thành phố Hà Nội', 'Thành phố Hồ Chí Minh', 'Thành phố Đà Nẵng', 'Thành phố Hải Phòng', 'Thành phố Cần Thơ', 'Tỉnh Đồng Nai', 'Tỉnh Quảng Ninh', 'Tỉnh Thanh Hóa'], 'n * 29')},
     (10000 + n % 3000)::text, 'Phường ' || 1 + n % 3000, n % 400 || ' Phố ' || ${given}, '2025-07-01'
   from (select id, name, phone, (row_number() over (order by placed_at desc))::int as n from orders where method = 'standard') rows`,
  `create temporary table bench_variants as select v.id, v.product_id, v.sku, (row_number() over (order by v.sku))::int as n from variants v where v.sku like 'BIG-%'`,
  `create unique index on bench_variants (n)`,
  `insert into order_lines (order_id, position, variant_id, product_id, sku, name, slug, options, quantity, unit_price, list_price, total, discount, vat_class, vat_rate, vat, chargeable_g)
   select o.id, 0, v.id, v.product_id, v.sku, 'Lướt', 'bench', '[]', 1, o.subtotal, o.subtotal, o.subtotal, o.discount, 'goods', 1000, o.vat, 900
   from (select id, subtotal, discount, vat, (row_number() over (order by placed_at desc))::int as n from orders) o join bench_variants v on v.n = 1 + (o.n::bigint * 7919) % (select count(*) from bench_variants)`,
  `insert into order_discounts (order_id, line_id, source, code, name, amount)
   select order_id, id, 'promotion', 'MA' || n % 12, json_build_object('vi', 'Mã ' || n % 12)::jsonb, discount from (select *, row_number() over (order by order_id) as n from order_lines where discount > 0) l`,
  // Two years of looks: most at a few thousand products.
  `insert into day_counts (day, what, about, times) select current_date - d, 'visit', '', 3000 from generate_series(0, 730) d`,
  `insert into day_counts (day, what, about, times) select current_date - d, 'page', kind, 900 from generate_series(0, 730) d, unnest(array['home','list','product','search','article','cart','checkout','other']) kind`,
  ...looks.map(
    ([what, about, aDay]) =>
      `insert into day_counts (day, what, about, times) select distinct current_date - d, '${what}', v.${about}::text, 3
       from generate_series(0, 730) d cross join generate_series(1, ${aDay}) k join bench_variants v on v.n = 1 + ${chance('d * 1000 + k', 18_000)} % ${6 * count}`,
  ),
  `insert into order_timeline (order_id, kind, public, actor, at) select id, 'placed', true, 'guest', placed_at from orders`,
  `insert into payments (order_id, method, state, amount, received, created_at)
   select id, case when n % 3 = 0 then 'bank_transfer' else 'cod' end, case when state = 'cancelled' then 'void' when state in ('delivered', 'completed') then 'paid' when n % 3 = 0 then 'awaiting' else 'due' end,
     total, case when state in ('delivered', 'completed') then total else 0 end, placed_at from (select *, row_number() over (order by placed_at desc) as n from orders) o`,
  `insert into shipments (order_id, state, carrier, tracking_code, cod_amount, created_at, handed_over_at, delivered_at)
   select id, case state when 'packed' then 'preparing' when 'shipped' then case when n % 9 = 0 then 'failed_attempt' else 'in_transit' end else 'delivered' end, 'GHN', 'LX' || n, 0, placed_at, placed_at, placed_at
   from (select *, row_number() over (order by placed_at desc) as n from orders where state in ('packed', 'shipped', 'delivered', 'completed')) o`,
  `insert into stock_moves (variant_id, cause, on_hand_change, reserved_change, actor, at)
   select id, 'received', 5, 0, 'user:bench-2', ${when('n')} from bench_variants where n <= ${3 * count}`,
  `insert into stock_moves (variant_id, cause, on_hand_change, reserved_change, order_id, actor, at)
   select l.variant_id, 'reserved', 0, 1, l.order_id, 'guest', o.placed_at from order_lines l join orders o on o.id = l.order_id`,
  `insert into stock_watches (variant_id, email, locale) select id, 'cho' || n || '@vi-du.vn', 'vi' from bench_variants where n % 300 = 0`,
  `insert into emails (kind, cause, order_id, "to", locale, subject, state, created_at, sent_at)
   select kind, id, id, email, 'vi', 'Đơn ' || code, case when n % 997 = 0 then 'failed' else 'sent' end, placed_at, placed_at
   from (select *, row_number() over (order by placed_at desc) as n from orders) o cross join (values ('order-placed'), ('order-shipped')) k(kind)`,
  `insert into security_events (type, severity, message, details, at, ip, user_id)
   select ${one(['sign-in', 'sign-in-failed', 'rate-limit', 'suspicious-input', 'csp'], 'n * 31')}, ${one(['low', 'low', 'low', 'medium', 'high'], 'n * 37')}, 'Sự kiện ' || n, '{"path":"/auth"}',
     now() - n * interval '80 seconds', '10.0.' || n % 250 || '.' || n % 199, 'bench-' || 1 + n % ${count} from generate_series(1, ${count}) n`,
  `insert into audit_log (at, actor, verb, subject, subject_id, name, before, after)
   select ${when('n')}, 'user:bench-' || 1 + n % 12, ${one(['product.saved', 'order.confirmed', 'promotion.saved', 'settings.saved'], 'n * 41')}, ${one(['product', 'order', 'promotion', 'settings'], 'n * 41')}, n::text, 'Lướt ' || ${given} || ' ' || n, '{"price":1}', '{"price":2}'
   from generate_series(1, ${count}) n`,
]
