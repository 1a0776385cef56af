import { useMemo } from 'react'
import { data, redirect, type MiddlewareFunction } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { findProduct } from '#shop/catalogue/queries.ts'
import { Notice } from '#ui/notice.tsx'
import { addCookies } from '#web/shell/session/add-cookies.server.ts'
import { requireStaff } from '#web/shell/access/require-staff.server.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/preview-page.ts'
import { findProductView } from './find-product-view.server.ts'
import { packVariants, unpackVariants } from './choice/packed-variants.ts'
import { ProductPageView } from './product-view.tsx'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.product_admin_preview() })

const staffOnly: MiddlewareFunction<Response> = async ({ request }, next) => {
  const { cookies } = await requireStaff(request, 'products')
  return addCookies(await next(), cookies)
}
export const middleware: Route.MiddlewareFunction[] = [staffOnly]

/** A preview of a product that is not for sale yet; never cached, and shown to staff only. */
export async function loader({ request, params: { id } }: Route.LoaderArgs) {
  const product = isUuid(id) ? await findProduct(db, requestLocale(), id, 'in any state') : undefined
  if (!product) throw data(null, { status: 404 })
  if (!product.variants.length) throw redirect(`/admin/products/${id}/variants`)
  const view = await findProductView(product, new URL(request.url).searchParams)
  return { view: { ...view, variants: packVariants(view.variants) } }
}

export default function PreviewPage({ loaderData: { view: packed } }: Route.ComponentProps) {
  const view = useMemo(() => ({ ...packed, variants: unpackVariants(packed.variants) }), [packed])
  return (
    <>
      <div className="wrap pt-4">
        <Notice tone="warning">{m.product_admin_preview_note()}</Notice>
      </div>
      <ProductPageView view={view} />
    </>
  )
}
