import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { forgetBuyer } from '#shop/orders/buyers/forget-buyer.ts'
import { listOrdersUnderWay } from '#shop/orders/shipments/list-orders-under-way.ts'
import { orderGroups } from '#shop/orders/states.ts'
import { forgetPayer, listOrdersWithOpenMoney } from '#shop/payments/forget-payer.ts'
import { forgetUses } from '#shop/pricing/forget-uses.ts'
import { forgetSender } from '#shop/returns/forget-sender.ts'
import { listUnsettled } from '#shop/returns/queries.ts'
import { forgetSkates } from '#shop/work/forget-skates.ts'
import { listOrdersWithSkates } from '#shop/work/list-orders-with-skates.ts'
import { m } from '#words/messages.js'

type Bought = { id: string; code: string; state: string }

/** Part of erasing a person: their orders stay for the books without them. Refused while anything about an order is open. Answers the ids. */
export async function forgetOrders(tx: Db, bought: Bought[]): Promise<string[]> {
  refuseOpenOrders(bought)
  const orderIds = bought.map((order) => order.id)
  await refuseOpenReturns(tx, orderIds)
  await refuseOpenGoods(tx, orderIds)
  await refuseOwing(tx, orderIds)
  await forgetBuyer(tx, orderIds)
  await forgetPayer(tx, orderIds)
  await forgetSender(tx, orderIds)
  await forgetSkates(tx, orderIds)
  await forgetUses(tx, orderIds)
  return orderIds
}

function refuseOpenOrders(bought: Bought[]) {
  const open = bought.filter((order) => (orderGroups.open as readonly string[]).includes(order.state))
  if (!open.length) return
  const codes = open.map((order) => order.code).join(', ')
  throw new Refusal('orders-under-way', m.profile_erase_under_way, { codes })
}

/** While goods are on their way back the shop must know their owner. */
async function refuseOpenReturns(tx: Db, orderIds: string[]) {
  const codes = (await listUnsettled(tx, orderIds)).join(', ')
  if (codes) throw new Refusal('orders-under-way', m.profile_erase_under_way, { codes })
}

/** Skates in the shop need their owner, and a parcel its address: both outlive the state of an order, as when goods are sent again. */
async function refuseOpenGoods(tx: Db, orderIds: string[]) {
  const codes = [
    ...new Set([...(await listOrdersWithSkates(tx, orderIds)), ...(await listOrdersUnderWay(tx, orderIds))]),
  ]
  if (codes.length) throw new Refusal('orders-under-way', m.profile_erase_under_way, { codes: codes.join(', ') })
}

/** The shop must know the owner of overpaid money, unmatched payments and refunds under way. */
async function refuseOwing(tx: Db, orderIds: string[]) {
  const codes = (await listOrdersWithOpenMoney(tx, orderIds)).join(', ')
  if (codes) throw new Refusal('money-owed', m.profile_erase_money_owed, { codes })
}
