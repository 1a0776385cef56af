import type { LoaderFunctionArgs } from 'react-router'
import { parseCartLines } from '#shop/cart/cart-line-input.ts'
import { readLineKey } from '#shop/cart/line-key.ts'
import { bundleRoles } from '#shop/settings/ready-bundles.ts'
import { findLinesDelivery } from '#web/parts/delivery/find-lines-delivery.server.ts'
import { readerContext, readerGuard } from '#web/shell/access/reader-guard.server.ts'

export const middleware = [readerGuard]

/** The current delivery costs of a bundle, each part a line of the cart that it would be. It may know the reader, so it is never cached. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const finalSince = new Date().toISOString()
  const keys = searchParams.getAll('line').slice(0, bundleRoles.length)
  const { lines } = parseCartLines(keys.map((key) => ({ ...readLineKey(key), finalSince, quantity: 1 })))
  const delivery = await findLinesDelivery({
    lines,
    province: searchParams.get('province'),
    userId: context.get(readerContext)?.id,
  })
  return Response.json(delivery, { headers: { 'Cache-Control': 'no-store' } })
}
