import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { findProduct } from '#shop/catalogue/queries.ts'
import { availableOf } from '#shop/inventory/queries.ts'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { refusedFor, waitHeaders } from '#web/shell/forms/read-fields.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { readerContext, readerGuard } from '#web/shell/access/reader-guard.server.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/watch-page.ts'
import { requestStockWatch } from './request-stock-watch.server.ts'
import { optionViews } from '#web/parts/product/option-view.server.ts'
import { choiceQuery, choiceWords, fallbackWords, readPickedChoice, variantOf } from '#web/parts/product/picker.ts'
import { variantViews } from '#web/parts/product/variant-views.ts'
import { StockWatchFields } from './stock-watch-fields.tsx'

export const middleware = [readerGuard]

export const meta = () => pageMeta({ title: m.watch_title() })
export const headers: Route.HeadersFunction = waitHeaders

/** The watch form as a page, for browsers without scripts. An incomplete choice or one in stock redirects to the product. */
export async function loader({ request, params: { slug } }: Route.LoaderArgs) {
  const locale = requestLocale()
  const product = await findProduct(db, locale, slug)
  if (!product) throw data(null, { status: 404 })
  const available = await availableOf(
    db,
    product.variants.map(({ id }) => id),
  )
  const variants = variantViews(product, available, new Date())
  const options = optionViews(product, locale)
  const choice = readPickedChoice(variants, options, new URL(request.url).searchParams)
  const variant = variantOf(variants, options, choice)
  const query = choiceQuery(options, choice)
  if (variant?.stock !== 0) throw redirect(`/product/${product.words.slug}${query}`)
  const { name, slug: own } = product.words
  return {
    name,
    slug: own,
    query,
    variantId: variant.id,
    words: choiceWords(options, choice),
    lent: fallbackWords(options),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { seconds, ...answer } = await requestStockWatch(request, context.get(readerContext))
  return data(answer, answer.isDone ? { status: 200 } : refusedFor(seconds))
}

export default function WatchPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, slug, query, variantId, words, lent } = loaderData
  const isBusy = useNavigation().state === 'submitting'
  const product = `/product/${slug}${query}`
  return (
    <div className="wrap pb-12 md:pb-16">
      <Breadcrumbs trail={[{ label: name, to: product }]} here={m.watch_title()} />
      <div className="max-w-110">
        <h1 className="type-h1">{m.watch_title()}</h1>
        <p className="mt-3 mb-6 type-lead">
          <ProductName name={name} within={[name, words].filter(Boolean).join(' · ')} words={lent} />
        </p>
        <Form method="post" noValidate>
          <StockWatchFields {...{ variantId, isBusy }} answer={actionData} />
        </Form>
        <p className="mt-6">
          <Link to={product} className="link inline-flex min-h-11 items-center">
            {m.product_back({ name })}
          </Link>
        </p>
      </div>
    </div>
  )
}
