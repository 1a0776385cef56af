import { useMemo } from 'react'
import { data } from 'react-router'
import { cachePage } from '#platform/request.server.ts'
import { redirectIfMoved } from '#web/shell/access/redirect-if-moved.server.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import type { Route } from './+types/product-page.ts'
import { findProductView } from './find-product-view.server.ts'
import { findWithdrawnView } from './find-withdrawn-view.server.ts'
import { findProductOrRedirect } from './find-product-or-redirect.server.ts'
import { packVariants, unpackVariants } from './choice/packed-variants.ts'
import { choiceQuery } from '#web/parts/product/picker.ts'
import { ProductPageView } from './product-view.tsx'
import { Withdrawn } from './withdrawn.tsx'

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return []
  if ('gone' in loaderData) return pageMeta({ title: loaderData.gone.title })
  const { seo, addresses, card } = loaderData.view
  return pageMeta({ ...seo, alternates: addresses, picture: card, kind: 'product' })
}

export async function loader({ request, params: { slug } }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const product = await findProductOrRedirect(slug, url.search)
  if (product) {
    cachePage('catalogue', `product:${product.id}`, 'settings')
    const view = await findProductView(product, url.searchParams)
    // Not the whole address, since the router adds parameters of its own on revalidation.
    const opened = product.id + choiceQuery(view.options, view.choice)
    return { view: { ...view, variants: packVariants(view.variants) }, opened }
  }
  await redirectIfMoved(url)
  const withdrawn = await findWithdrawnView(slug)
  if (!withdrawn) throw data(null, { status: 404 })
  // 410 tells sites that link here that it will not come back (RFC 9110).
  return data({ gone: withdrawn }, { status: 410 })
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  const packed = 'view' in loaderData ? loaderData.view : undefined
  const view = useMemo(() => packed && { ...packed, variants: unpackVariants(packed.variants) }, [packed])
  if ('gone' in loaderData) return <Withdrawn view={loaderData.gone} />
  return <ProductPageView key={loaderData.opened} view={view!} />
}
