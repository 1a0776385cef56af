import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { listOrderEmails } from '#shop/notifications/emails/list-order-emails.ts'
import { queueOrderEmail } from '#shop/notifications/queue/queue-order-email.ts'
import { emails } from '#shop/notifications/schema.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { orders } from '#shop/orders/schema.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { queued, test } from '#test/with-db.ts'
import { addOrderNote } from './add-order-note.ts'
import { placeOrder } from './place-order.ts'
import { resendEmail } from '../emails/resend-email.ts'

const lan = 'user:lan'
const refused = (code: string) => expect.objectContaining({ code })

async function anOrder(db: Db, email: string | null = 'lan@example.com') {
  const { variantId } = await aProduct(db, { price: 1_000_000 })
  const cart = await aCart(db, [{ variantId, quantity: 1 }])
  const contact = { name: 'Nguyễn Thị Lan', phone: '+84901234567', email }
  return (await placeOrder(db, guest, aPlacement(cart, 1_000_000, { contact }))).id
}

describe('notes and emails of staff about an order', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('a note is kept word for word with its author, and says whether the customer can read it', async ({ db }) => {
    const orderId = await anOrder(db)
    await addOrderNote(db, lan, { orderId, text: 'Gọi lại\nsau 17 giờ', isPublic: false })
    await addOrderNote(db, lan, { orderId, text: 'Hàng về thứ Năm', isPublic: true })
    expect((await findOrder(db, orderId))!.timeline.slice(1)).toMatchObject([
      { kind: 'note', note: 'Gọi lại\nsau 17 giờ', public: false, actor: lan },
      { kind: 'note', note: 'Hàng về thứ Năm', public: true, actor: lan },
    ])
    await expect(addOrderNote(db, lan, { orderId: 'no-such', text: 'x', isPublic: true })).rejects.toEqual(
      refused('order-unknown'),
    )
  })

  test('an email is resent to the present address, at most once a minute, and the timeline says to whom', async ({
    db,
  }) => {
    const orderId = await anOrder(db)
    await queueOrderEmail(db, { kind: 'order-placed', orderId, cause: 'event:1' })
    const mailId = String(queued.at(-1)!.payload.mailId)
    await db.update(emails).set({ state: 'sent', createdAt: new Date('2026-11-01') })
    await db.update(orders).set({ email: 'moi@example.com' })
    await resendEmail(db, lan, { mailId })
    await expect(resendEmail(db, lan, { mailId })).rejects.toEqual(refused('mail-just-sent'))
    expect(await listOrderEmails(db, orderId)).toMatchObject([
      { kind: 'order-placed', times: 2, to: 'moi@example.com' },
    ])
    expect((await findOrder(db, orderId))!.timeline.slice(1)).toMatchObject([
      { kind: 'emailed', public: false, actor: lan, facts: { to: 'moi@example.com' } },
    ])
  })

  test('staff send a confirmation that was never sent; without an email address that is refused', async ({ db }) => {
    const orderId = await anOrder(db)
    await resendEmail(db, lan, { orderId })
    await expect(resendEmail(db, lan, { orderId })).rejects.toEqual(refused('mail-just-sent'))
    expect(await listOrderEmails(db, orderId)).toMatchObject([{ kind: 'order-placed', times: 1 }])
    const silent = await anOrder(db, null)
    await expect(resendEmail(db, lan, { orderId: silent })).rejects.toEqual(refused('no-address'))
  })
})
