import { m } from '#words/messages.js'

type Placed = { hasFailed: boolean; isToPay: boolean; givenName: string }

/** What became of the order comes first; the thanks are to the buyer by name, where the order has one. */
export function confirmationHeading({ hasFailed, isToPay, givenName }: Placed) {
  if (hasFailed) return m.order_success_failed()
  if (isToPay) return m.order_success_unpaid()
  return givenName ? m.order_success_title_to({ name: givenName }) : m.order_success_title()
}
