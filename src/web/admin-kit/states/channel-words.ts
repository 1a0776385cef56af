import { readableWords } from '#platform/forms/readable.ts'
import type { OrderChannel } from '#shop/orders/order.ts'
import { m } from '#words/messages.js'

export const channelWords: Record<OrderChannel, () => string> = readableWords({
  web: () => m.order_channel_web(),
  phone: () => m.order_channel_phone(),
  counter: () => m.order_channel_counter(),
  exchange: () => m.order_channel_exchange(),
})
