import { lineKey } from '#shop/cart/line-key.ts'
import { listCartLines } from '#shop/cart/queries.ts'
import { bundleMarkIn } from '#shop/cart/bundle-mark.ts'
import type { CartLineInput } from '#shop/cart/cart-line-input.ts'
import { db } from '#platform/postgres/db.server.ts'
import type { CartOwner } from '#web/shell/cart/cart-owner.server.ts'
import { m } from '#words/messages.js'
import { setCart } from '#web/parts/cart/change-cart.server.ts'
import { agreementFieldName } from '#web/parts/product/read-services.ts'
import type { BundleView } from './find-bundle-view.server.ts'
import { bundleLinesOf } from './quote-bundle.server.ts'

/** Puts the set of a form without scripts into the cart, replacing the one that is being changed; or returns why not. */
export async function putBundleInCart(basket: CartOwner, form: FormData, { quote, chosen, asked }: BundleView) {
  if (!chosen || !quote) return { refusal: m.bundle_next_boot_size() }
  if (!quote.mayBuy) return { refusal: m.bundle_not_ready() }
  if (form.get(agreementFieldName) !== 'on') return { refusal: m.bundle_final_missing() }
  return replaceBundleLines(basket, bundleLinesOf(chosen, new Date()), asked.replaces)
}

/** Puts these lines into the cart and removes those of the bundle with the mark `replaces`. */
export async function replaceBundleLines(basket: CartOwner, lines: CartLineInput[], replaces: string | undefined) {
  const before = basket.cartId ? await listCartLines(db, basket.cartId) : []
  const old = before.filter((line) => replaces && bundleMarkIn(line) === replaces)
  const otherLines = before.filter((line) => !old.includes(line))
  const newLines = lines.map((line) => {
    const there = otherLines.find(({ key }) => key === lineKey(line))
    return { ...line, quantity: (old[0]?.quantity ?? 1) + (there?.quantity ?? 0) }
  })
  const removed = old.filter((line) => !newLines.some((one) => lineKey(one) === line.key))
  return setCart(db, basket, [...removed.map((line) => ({ ...line, quantity: 0 })), ...newLines], before)
}
