import { orderChannels } from '#shop/orders/order.ts'
import { orderMoves } from '#shop/orders/states.ts'
import { exchanged, sold, type OrderListView } from '#shop/payments/order-list-view.ts'
import { paymentMoves } from '#shop/payments/states.ts'
import { methodCodes } from '#shop/shipping/address.ts'
import { deliveryMethodName } from '#shop/shipping/zones/delivery-method-name.ts'
import { m } from '#words/messages.js'
import { channelWords } from '#web/admin-kit/states/channel-words.ts'
import { orderLooks, paymentLooks } from '#web/admin-kit/states/state-tags.tsx'

/** The most common filters. */
export const orderFilters = () => ({
  state: {
    label: m.admin_column_state(),
    any: m.order_admin_any_state(),
    options: [
      ...orderMoves.states.map((value) => ({ value: value as string, label: orderLooks[value].words() })),
      { value: sold, label: m.order_list_sold() },
      { value: exchanged, label: m.order_list_exchanged() },
    ],
  },
  payment: {
    label: m.admin_column_payment(),
    any: m.admin_payment_any(),
    options: paymentMoves.states.map((value) => ({ value, label: paymentLooks[value].words() })),
  },
  method: {
    label: m.order_admin_method(),
    any: m.order_admin_any_method(),
    options: methodCodes.map((value) => ({ value, label: deliveryMethodName(value) })),
  },
  channel: {
    label: m.order_new_channel(),
    any: m.order_admin_any_channel(),
    options: orderChannels.map((value) => ({ value, label: channelWords[value]() })),
  },
})

/** Tabs of the list, by the next step. */
export const viewWords: Record<OrderListView, () => string> = {
  confirm: () => m.order_admin_view_confirm(),
  pay: () => m.order_admin_view_pay(),
  pack: () => m.order_admin_view_pack(),
  ship: () => m.order_admin_view_ship(),
  underway: () => m.order_admin_view_underway(),
  settle: () => m.order_admin_view_settle(),
  problems: () => m.order_admin_view_problems(),
}
