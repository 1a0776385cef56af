import { lineKey } from '#shop/cart/line-key.ts'
import { listCartLines } from '#shop/cart/queries.ts'
import { markOf } from '#shop/cart/set-mark.ts'
import { db } from '#platform/db.server.ts'
import type { Basket } from '#web/chrome/basket.server.ts'
import { m } from '#words/messages.js'
import { setCart } from '../cart/change-cart.server.ts'
import { agreeName } from '../product/services/read-services.ts'
import type { SetView } from './find-set-view.server.ts'
import { setLinesOf } from './quote-set.server.ts'

/** The set of a form without scripts goes into the cart, in the place of the one that is being changed; or why not. */
export async function putSet(basket: Basket, form: FormData, { quote, chosen, asked }: SetView) {
  if (!chosen || !quote) return { refusal: m.set_next_boot_size() }
  if (!quote.mayBuy) return { refusal: m.set_not_ready() }
  if (form.get(agreeName) !== 'on') return { refusal: m.set_final_missing() }
  const before = basket.cartId ? await listCartLines(db, basket.cartId) : []
  const old = before.filter((line) => asked.replaces && markOf(line) === asked.replaces)
  const kept = before.filter((line) => !old.includes(line))
  const wanted = setLinesOf(chosen, new Date()).map((line) => {
    const there = kept.find(({ key }) => key === lineKey(line))
    return { ...line, quantity: (old[0]?.quantity ?? 1) + (there?.quantity ?? 0) }
  })
  const gone = old.filter((line) => !wanted.some((one) => lineKey(one) === line.key))
  return setCart(db, basket, [...gone.map((line) => ({ ...line, quantity: 0 })), ...wanted], before)
}
