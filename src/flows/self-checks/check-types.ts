import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { products, productTranslations } from '#shop/catalogue/schema.ts'
import { allTypes, isTypeOf } from '#shop/catalogue/attributes/types.ts'
import { promotions } from '#shop/pricing/schema.ts'
import type { CheckError, Finding } from './finding.ts'
import { productTextIn } from '#shop/catalogue/texts/product-text-in.ts'

/**
 * Whether products, promotions and filters use only types of the one list: two spellings of a type would be two filters, and a promotion for one would
 * miss the other. The figure counts products.
 */
export async function checkTypes(db: Db): Promise<Finding> {
  const rows = await db
    .select({ name: productTranslations.name, category: products.category, type: products.type })
    .from(products)
    .innerJoin(productTranslations, productTextIn('vi'))
  const unknownTypes = rows.filter(({ category, type }) => !isTypeOf(category, type))
  const unknownNames = [
    ...unknownTypes.map(({ name, type }) => `${name} (${type})`),
    ...(await offered(db)),
    ...(await filtered(db)),
  ]
  return { figure: rows.length, errors: unknownNames.map((of): CheckError => ({ kind: 'type-unknown', of })) }
}

async function offered(db: Db) {
  const rules = await db
    .select({ name: promotions.name, scope: promotions.scope, effect: promotions.effect })
    .from(promotions)
  return rules.flatMap(({ name, scope, effect }) =>
    [...scope.types, ...(effect.kind === 'buy-get' ? effect.of.types : [])]
      .filter((type) => !allTypes.has(type))
      .map((type) => `${name.vi} (${type})`),
  )
}

async function filtered(db: Db) {
  const used = await rowsOf<{ value: string }>(
    db,
    sql`select t.value from traits t where t.kind = 'type' and exists (select 1 from trait_bits b where b.trait = t.id and bit_count(b.bits) > 0) order by t.value`,
  )
  return used.map(({ value }) => value).filter((type) => !allTypes.has(type))
}
