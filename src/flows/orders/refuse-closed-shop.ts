import { Refusal } from '#kit/refusal.ts'
import type { OrderChannel } from '#shop/orders/order.ts'
import { missingOwnerFacts, describeOwnerFacts, takesOrders } from '#shop/settings/owner-facts.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { m } from '#words/messages.js'

/** A live shop sells nothing before its owner is told; shoppers read that it opens soon, staff what is missing. */
export function refuseClosedShop(settings: ShopSettings, channel: OrderChannel) {
  if (takesOrders(settings)) return
  if (channel === 'web') throw new Refusal('shop-closed', m.layout_shop_opens_soon, {})
  const missing = missingOwnerFacts(settings)
  throw new Refusal(
    'shop-closed',
    (_, options) => m.layout_shop_takes_no_orders({ missing: describeOwnerFacts(missing, options) }, options),
    {},
  )
}
