import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { auditLog } from '#platform/audit/audit-schema.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { readEnv, useEnv } from '#platform/env.server.ts'
import { openSecret } from '#platform/secrets/secret.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { findOrderFacts } from '#shop/notifications/emails/find-order-facts.ts'
import { writeOrderEmail } from '#shop/notifications/emails/render-order-email.ts'
import { emails } from '#shop/notifications/schema.ts'
import type { EInvoice } from '#shop/orders/order.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { shopSettings } from '#shop/settings/settings.ts'
import { ownSettings } from '#test/own-settings.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { confirmOrder } from './confirm-order.ts'
import { packOrder } from '../shipments/pack-order.ts'
import { placeOrder } from './place-order.ts'
import { reactions } from '../reactions.ts'
import { recordEInvoice } from './record-e-invoice.ts'

const settings = ownSettings()
const lan = 'user:lan'
const refused = (code: string) => expect.objectContaining({ code })
const eInvoice: EInvoice = {
  series: '1C26TLT',
  number: '00000128',
  issuedOn: '2026-11-20',
  link: 'https://tracuu.example.vn/',
  lookupCode: 'K7M2',
}

async function anOrder(db: Db) {
  const { variantId } = await aProduct(db, { price: 1_000_000 })
  const cart = await aCart(db, [{ variantId, quantity: 1 }])
  return (await placeOrder(db, guest, aPlacement(cart, 1_000_000))).id
}

async function emailOf(db: Db, orderId: string) {
  const facts = (await findOrderFacts(db, { orderId, facts: {} }, shopSettings.parse({})))!
  return writeOrderEmail('e-invoice', facts)?.content
}

describe('the electronic invoice of an order', () => {
  test.beforeEach(async ({ db }) => {
    useEnv(readEnv(settings))
    openSecret()
    await openSmallShop(db)
  })

  test('it can be recorded after packing, and the customer’s email says where to look it up', async ({ db }) => {
    const orderId = await anOrder(db)
    expect(await emailOf(db, orderId)).toBeUndefined()
    await confirmOrder(db, lan, { orderId })
    await packOrder(db, lan, { orderId })
    await recordEInvoice(db, lan, { orderId, eInvoice })
    const order = (await findOrder(db, orderId))!
    expect(order.eInvoice).toEqual(eInvoice)
    expect(order.timeline.at(-1)).toMatchObject({
      kind: 'e_invoice',
      public: true,
      actor: lan,
      facts: { series: '1C26TLT', number: '00000128' },
    })
    const { facts, links } = (await emailOf(db, orderId))!
    expect(facts!.map(({ value }) => value)).toEqual(['1C26TLT', '00000128', '20/11/2026', 'K7M2'])
    expect(links).toMatchObject([{ link: 'https://tracuu.example.vn/' }])
    for (const react of reactions['order.invoiced']!) await react(db, { orderId }, 7)
    expect(await db.select().from(emails)).toMatchObject([{ kind: 'e-invoice', orderId }])
  })

  test('a wrong invoice is replaced with both versions in the audit log; the same one again is refused', async ({
    db,
  }) => {
    const orderId = await anOrder(db)
    await recordEInvoice(db, lan, { orderId, eInvoice })
    await expect(recordEInvoice(db, lan, { orderId, eInvoice: { ...eInvoice } })).rejects.toEqual(
      refused('nothing-changed'),
    )
    const right = { ...eInvoice, number: '129', link: null }
    await recordEInvoice(db, lan, { orderId, eInvoice: right })
    expect((await findOrder(db, orderId))!.eInvoice).toEqual(right)
    const rows = await db.select().from(auditLog).where(eq(auditLog.subjectId, orderId)).orderBy(auditLog.id)
    expect(rows).toMatchObject([
      { verb: 'order.e-invoice', before: null, after: eInvoice },
      { before: { number: '00000128', link: eInvoice.link }, after: { number: '129', link: null } },
    ])
    expect((await findOrder(db, orderId))!.timeline.filter(({ kind }) => kind === 'e_invoice')).toHaveLength(2)
  })

  test('a save of an outdated order version, or for an unknown order, is refused', async ({ db }) => {
    const orderId = await anOrder(db)
    const { version } = (await findOrder(db, orderId))!
    await confirmOrder(db, lan, { orderId })
    await expect(recordEInvoice(db, lan, { orderId, eInvoice, version })).rejects.toEqual(refused('order-changed'))
    await expect(recordEInvoice(db, lan, { orderId: 'no-such', eInvoice })).rejects.toEqual(refused('order-unknown'))
    expect((await findOrder(db, orderId))!.eInvoice).toBeNull()
  })
})
