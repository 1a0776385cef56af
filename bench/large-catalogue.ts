import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { refreshListed } from '#shop/search/traits/refresh-listed.ts'

/** Products of the bench's own, told from the shop's by their SKUs; chance is fixed, so that every run finds the same catalogue. */
const names = {
  vi: [
    'Sương',
    'Tuyết',
    'Gió',
    'Mây',
    'Sao',
    'Trăng',
    'Sóng',
    'Đá',
    'Lửa',
    'Nắng',
    'Mưa',
    'Rừng',
    'Biển',
    'Núi',
    'Chim',
    'Cá',
    'Hạc',
    'Én',
    'Sấm',
    'Chớp',
    'Bão',
    'Thép',
    'Kính',
    'Ngọc',
    'Vàng',
    'Bạc',
    'Đồng',
    'Lụa',
    'Gấm',
    'Nhung',
  ],
  tail: [
    'Aria',
    'Vega',
    'Lyra',
    'Nova',
    'Orion',
    'Astra',
    'Polar',
    'Borealis',
    'Frost',
    'Glide',
    'Edge',
    'Arc',
    'Pulse',
    'Swift',
    'Echo',
    'Flux',
  ],
}

const picked = (list: string[], by: string) =>
  `(array[${list.map((one) => `'${one}'`).join(',')}])[1 + (hashint4(${by}) & 2147483647) % ${list.length}]`
const chance = (by: string, outOf: number) => `((hashint4(${by}) & 2147483647) % ${outOf})`

const category = `(array['figure','hockey','speed','recreational','blades','protective','accessories'])[1 + ${chance('n', 7)}]`

/** Fills an open shop with `count` products of six variants each, and lists them where that is wanted. */
export async function fillLarge(db: Db, count: number, { isListed = true } = {}) {
  await db.execute(sql.raw(insertProducts(count)))
  await db.execute(sql.raw(insertWords))
  await db.execute(sql.raw(insertVariants))
  await db.execute(
    sql.raw(
      `insert into stock (variant_id, on_hand) select v.id, ${chance('hashtext(v.sku)', 5)} from variants v where v.sku like 'BIG-%'`,
    ),
  )
  for (const table of ['products', 'product_translations', 'variants', 'stock'])
    await db.execute(sql.raw(`analyze ${table}`))
  if (!isListed) return
  const ids = (
    await rowsOf<{ id: string }>(
      db,
      sql`select id from products where origin ->> 'vi' = 'bench' order by created_at, id`,
    )
  ).map((row) => row.id)
  for (let at = 0; at < ids.length; at += 1000) await refreshListed(db, ids.slice(at, at + 1000))
  for (const table of ['listed_products', 'traits', 'trait_bits']) await db.execute(sql.raw(`vacuum analyze ${table}`))
}

const insertProducts = (count: number) => `
  insert into products (category, type, line, levels, attributes, status, origin, published_at, created_at)
  select category,
    case category when 'figure' then (array['set','boot_only','dance'])[1 + ${chance('n + 1', 3)}] when 'hockey' then (array['senior','junior'])[1 + ${chance('n + 1', 2)}]
      when 'speed' then (array['long_track','short_track'])[1 + ${chance('n + 1', 2)}] when 'blades' then (array['figure','hockey_runner','speed'])[1 + ${chance('n + 1', 3)}]
      when 'protective' then (array['helmet','knee','elbow'])[1 + ${chance('n + 1', 3)}] when 'accessories' then (array['guards','soakers','laces','bags','towels'])[1 + ${chance('n + 1', 5)}] else 'soft' end,
    (array['premium','sport','classic'])[1 + ${chance('n + 2', 3)}],
    array[(array['basic','single','axel','double','triple'])[1 + ${chance('n + 3', 5)}]],
    jsonb_build_object('stiffness', 15 + ${chance('n + 4', 81)}, 'material', (array['leather','microfibre','composite','vinyl','carbon'])[1 + ${chance('n + 5', 5)}],
      'closing', (array['lace','lace_hook','boa','buckle','straps'])[1 + ${chance('n + 6', 5)}], 'mouldable', ${chance('n + 7', 2)} = 0, 'age', jsonb_build_array((array['kid','adult'])[1 + ${chance('n + 8', 2)}]),
      'steel', (array['carbon','stainless','coated'])[1 + ${chance('n + 9', 3)}], 'blade_included', ${chance('n + 10', 2)} = 0, 'profile_ft', (array['9','9.5','10','11'])[1 + ${chance('n + 11', 4)}]),
    'active', '{"vi":"bench","en":"bench"}', timestamptz '2026-11-01' - n * interval '7 minutes', timestamptz '2026-11-01' - n * interval '7 minutes'
  from (select n, ${category} as category from generate_series(1, ${count}) n) rows`

const insertWords = `
  insert into product_translations (product_id, locale, name, slug, summary, description)
  select p.id, l.locale, 'Lướt ' || ${picked(names.vi, 'p.n * 7')} || ' ' || ${picked(names.tail, 'p.n * 11')} || ' ' || 100 + p.n % 900, 'bench-' || p.n,
    case l.locale when 'vi' then 'Giày trượt băng cho người tập ' || ${picked(names.vi, 'p.n * 13')} || ', êm và bền.' else 'Ice skates for practice, ' || ${picked(names.tail, 'p.n * 13')} || ' soft and lasting.' end, 'Bench'
  from (select id, row_number() over (order by created_at, id)::int as n from products where origin ->> 'vi' = 'bench') p cross join (values ('vi'), ('en')) l(locale)`

const insertVariants = `
  insert into variants (product_id, sku, options, price, sale_price, weight_g, position)
  select p.id, 'BIG-' || p.n || '-' || v, jsonb_build_object('colour', (array['white','black','navy','ivory','red','teal'])[1 + (${chance('p.n', 6)} + v / 3) % 6],
      'size', (215 + 5 * (${chance('p.n * 3', 12)} + v % 3))::text, 'width', (array['R','W','N'])[1 + (${chance('p.n * 5', 3)} + v / 3) % 3]),
    50000 + 10000 * ${chance('p.n * 17', 900)}, case when ${chance('p.n * 19', 5)} = 0 then 40000 end, 900, v
  from (select id, row_number() over (order by created_at, id)::int as n from products where origin ->> 'vi' = 'bench') p cross join generate_series(0, 5) v`
