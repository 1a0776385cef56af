import { sql, type SQL } from 'drizzle-orm'
import { bootDisciplines } from '#shop/catalogue/attributes/sizes.ts'
import { lacksEnglish } from '#shop/catalogue/texts/lacks-english.ts'
import { products, productTranslations, variants } from '#shop/catalogue/schema.ts'
import { available, isKeptOnShelf, labels, lowAt, lowAtOf, variantNameIn, onHand, waiting } from './stock-sql.ts'
import { stock, stockMoves } from '../schema.ts'

/* The columns of the admin's read models, computed from the tables: refresh-read-models.ts writes them. */

const ofVariants = sql`from ${variants} join ${products} on ${products.id} = ${variants.productId} left join ${stock} on ${stock.variantId} = ${variants.id}`
/** Long names are sorted by their beginning. */
const sortName = sql`left(coalesce(vi_fold(${variantNameIn('vi')}), ''), 60)`

const boots = sql.join(
  bootDisciplines.map((one) => sql`${one}`),
  sql`, `,
)
const isOfBoot = sql`${products.status} = 'active' and ${products.category} in (${boots})`
const isBoot = sql`p.status = 'active' and p.category in (${boots})`

export const sizeListSql = (ids: SQL) => ({
  variant_id: sql`${variants.id}`,
  product_id: sql`${variants.productId}`,
  position: sql`${variants.position}`,
  name: sortName,
  on_hand: onHand,
  available,
  waiting,
  level: sql`case when ${available} <= 0 then 'out' when ${available} <= ${lowAt} then 'low' end`,
  size: sql`case when ${isOfBoot} and ${variants.archivedAt} is null then ${variants.options} ->> 'size' end`,
  from: sql`${ofVariants} where ${variants.productId} = ${ids} and ${isKeptOnShelf}`,
})

export const variantSearchSql = (ids: SQL) => ({
  variant_id: sql`${variants.id}`,
  product_id: sql`${variants.productId}`,
  search_text: sql`vi_fold(concat_ws(' ', (select string_agg(${productTranslations.name}, ' ') from ${productTranslations} where ${productTranslations.productId} = ${variants.productId}), ${variants.sku}, ${variants.barcode}, ${variants.options}::text, ${labels}::text))`,
  from: sql`from ${variants} where ${variants.productId} = ${ids}`,
})

const row = {
  product_id: sql`p.id`,
  status: sql`p.status`,
  category: sql`p.category`,
  line: sql`p.line`,
  levels: sql`p.levels`,
  name: sql`coalesce(w.name, '')`,
  search_text: sql`coalesce(w.search_text, '')`,
  updated_at: sql`p.updated_at`,
  paid_from: sql`p.paid_from`,
  lacks_english: lacksEnglish,
  shelf: sql`case when p.category = 'services' then null when shelf.there = 0 then 'out' when shelf.there < shelf.variants then 'gaps' else 'whole' end`,
  variants: sql`shelf.variants`,
  sizes: sql`kept.sizes`,
  low: sql`kept.low`,
  out: sql`kept.out`,
  waited: sql`kept.waited`,
  on_hand: sql`shelf.on_hand`,
  reserved: sql`shelf.reserved`,
  short: sql`case when ${isBoot} then heat.short end`,
  pieces: sql`case when ${isBoot} then heat.pieces end`,
  untrue: sql`coalesce(shelf.untrue, '{}')`,
}

const names = sql`left join lateral (select max(vi_fold(name)) filter (where locale = 'vi') as name, vi_fold(string_agg(name || ' ' || slug, ' ' order by locale desc)) as search_text from product_translations where product_id = p.id) w on true`

/** The stock of a product, and whether the ledger explains it. */
const stockJoin = sql`left join lateral (
  select (count(*) filter (where archived_at is null))::int as variants, (count(*) filter (where archived_at is null and s.on_hand > s.reserved))::int as there,
    coalesce(sum(s.on_hand), 0)::int as on_hand, coalesce(sum(s.reserved), 0)::int as reserved,
    array_agg(sku order by sku) filter (where s.variant_id is not null and (s.on_hand, s.reserved) <> (coalesce(m.on_hand, 0), coalesce(m.reserved, 0))) as untrue
  from variants v left join stock s on s.variant_id = v.id
    left join lateral (select sum(on_hand_change) as on_hand, sum(reserved_change) as reserved from ${stockMoves} where variant_id = v.id) m on true
  where v.product_id = p.id
) shelf on true`

/** Its rows of the inventory list, which are written first. */
const listJoin = sql`left join lateral (
  select count(*)::int as sizes, (count(*) filter (where level = 'low'))::int as low, (count(*) filter (where level = 'out'))::int as out, (count(*) filter (where waiting > 0))::int as waited
  from variant_list where product_id = p.id
) kept on true`

const heat = sql`left join lateral (
  select ((count(*) filter (where n <= ${lowAtOf(sql`p.id`)}))::float8 / nullif(count(*), 0))::real as short, coalesce(sum(n), 0)::int as pieces from (
    select sum(coalesce(s.on_hand - s.reserved, 0)) as n from variants v left join stock s on s.variant_id = v.id
    where v.product_id = p.id and v.archived_at is null and v.options ? 'size' group by v.options ->> 'size'
  ) cells
) heat on true`

export const productListSql = (ids: SQL) => ({
  ...row,
  from: sql`from products p ${names} ${stockJoin} ${listJoin} ${heat} where p.id = ${ids}`,
})
