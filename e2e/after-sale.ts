import { confirmOrder } from '#flows/orders/confirm-order.ts'
import { deliverOrder } from '#flows/shipments/deliver-order.ts'
import { packOrder } from '#flows/shipments/pack-order.ts'
import { settleCash } from '#flows/payments/settle-cash.ts'
import { shipOrder } from '#flows/shipments/ship-order.ts'
import { system } from '#shop/identity/actor.ts'
import { adminPassword } from '../test/process/global-setup.ts'
import { admin as adminEmail, enter } from './auth.ts'
import { addAria, fillCheckout, guest, place, untilQuoted } from './buy.ts'
import type { Stage } from './customer.ts'
import type { Visit } from './stage.ts'
import { scrollsTo } from './sees.ts'

/** Places an order of one pair by the shop's forms; returns its id. */
export async function buyAPair(visit: Visit, changes: Partial<typeof guest> = {}) {
  await addAria(visit, { size: '255' })
  await visit.go('/checkout')
  await fillCheckout(visit, changes)
  await untilQuoted(visit.page)
  return place(visit)
}

/** Everything that staff and carrier do until the buyer has the goods and the shop has the cash. */
export const deliverAndSettle = ({ closed }: Stage, orderId: string) =>
  closed.look(async (db) => {
    await confirmOrder(db, system, { orderId })
    await packOrder(db, system, { orderId })
    await shipOrder(db, system, { orderId, carrier: 'GHN', trackingCode: null, trackingUrl: null })
    await deliverOrder(db, system, { orderId })
    await settleCash(db, system, { orderId, reason: 'Đối soát' })
  })

/** The shopkeeper, signed in, in the language of the screen. The form is filled in by a-stranger-buys and session. */
export async function comeIn({ page }: Visit, { url, locale, to }: { url: string; locale: string; to: string }) {
  await enter(page, url, { email: adminEmail, password: adminPassword, locale })
  await page.goto(url + to)
}

/** Presses the first visible button with these words. */
export const press = ({ page, t }: Visit, key: string, facts?: Record<string, string | number>) =>
  page
    .locator('main')
    .getByRole('button', { name: t(key, facts), exact: true })
    .filter({ visible: true })
    .first()
    .click()

export const said = ({ page, t }: Visit, key: string, facts?: Record<string, string | number>) =>
  scrollsTo(page.locator('main').getByText(t(key, facts)).filter({ visible: true }).first())

/** On a phone the filters of a list are folded. */
export async function unfoldFilters({ page }: Visit) {
  const isPhone = page.viewportSize()!.width < 768
  if (isPhone) await page.locator('main [role=search] summary').first().click()
}
