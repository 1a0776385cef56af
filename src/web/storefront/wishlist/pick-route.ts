import { data } from 'react-router'
import { isUuid } from '#kit/is-uuid.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { isBare } from '#shop/advisers/pair-of.ts'
import { findProduct } from '#shop/catalogue/queries.ts'
import { isSoldAlone } from '#shop/catalogue/variants/services-for.ts'
import { availableOf } from '#shop/inventory/queries.ts'
import { optionViews } from '#web/parts/product/option-view.server.ts'
import { variantViews } from '#web/parts/product/variant-views.ts'
import type { Route } from './+types/pick-route.ts'

/** The options of a product with the current stock; never cached. What is not sold alone has no options to choose here. */
export async function loader({ params: { productId } }: Route.LoaderArgs) {
  const locale = requestLocale()
  const product = isUuid(productId) ? await findProduct(db, locale, productId) : undefined
  const headers = { 'Cache-Control': 'no-store' }
  if (!product || !isSoldAlone(product)) return data({ pick: null }, { status: 404, headers })
  const available = await availableOf(
    db,
    product.variants.map(({ id }) => id),
  )
  const { id, words, pictures, category, attributes } = product
  return data(
    {
      pick: {
        id,
        name: words.name,
        slug: words.slug,
        isBare: isBare({ category, attributes, options: {} }),
        pictures: pictures.map(({ file, options }) => ({ file, colour: options?.colour ?? null })),
        options: optionViews(product, locale),
        variants: variantViews(product, available, new Date()),
      },
    },
    { headers },
  )
}
export type Pickable = NonNullable<Awaited<ReturnType<typeof loader>>['data']['pick']>
