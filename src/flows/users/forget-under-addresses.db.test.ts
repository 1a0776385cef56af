import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { auditLog } from '#platform/audit/audit-schema.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { outbox } from '#platform/jobs/outbox-schema.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { reminders } from '#shop/advisers/schema.ts'
import { emailChangeKeyOf } from '#shop/identity/accounts/new-email.ts'
import { guest } from '#shop/identity/actor.ts'
import { verifications } from '#shop/identity/schema.ts'
import { emails } from '#shop/notifications/schema.ts'
import { orders } from '#shop/orders/schema.ts'
import { findNoticeSource } from '#shop/payments/registered-gateways.ts'
import { unmatchedPayments } from '#shop/payments/matching-schema.ts'
import { aUser } from '#test/a-person.ts'
import { sepayTells } from '#test/pay.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { placeOrder } from '../orders/place-order.ts'
import { refundUnmatchedPayment } from '../payments/refund-unmatched-payment.ts'
import { settleNotice } from '../payments/settle-notice.ts'
import { eraseUser } from './erase-user.ts'

async function aCompletedOrder(db: Db, userId: string) {
  const { variantId } = await aProduct(db)
  const { id } = await placeOrder(
    db,
    guest,
    aPlacement(await aCart(db, [{ variantId, quantity: 1 }]), 525_000, { userId }),
  )
  await db.update(orders).set({ state: 'completed' }).where(eq(orders.id, id))
  return id
}

describe('erasing a user outside of the account', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('clears texts of staff about the orders from the audit log, and keeps amounts and states', async ({ db }) => {
    const [lan, boss] = [
      await aUser(db, { email: 'lan-xoa@example.com', name: 'Trần Thị Xóa' }),
      await aUser(db, { role: 'admin' }),
    ]
    const orderId = await aCompletedOrder(db, lan.id)
    const { amount, ...row } = { subject: 'x', actor: boss.actor, name: null, orderId, amount: 5 }
    const texts = { reason: 'Trần Thị Xóa đổi ý', note: 'Gọi Trần Thị Xóa', before: { name: 'Trần Thị Xóa' } }
    await db.insert(auditLog).values([
      {
        ...row,
        verb: 'order.cancelled',
        subjectId: orderId,
        before: { state: 'placed' },
        after: { state: 'cancelled', amount, ...texts },
      },
      { ...row, verb: 'return.closed', subjectId: 'return', amount, after: texts },
      {
        ...row,
        verb: 'sign-in-lock.released',
        orderId: null,
        subjectId: 'lan-xoa@example.com|203.0.113.99',
        after: { tries: 5 },
      },
      { ...row, verb: 'invite.sent', orderId: null, subjectId: 'invite', name: 'lan-xoa@example.com' },
    ])
    const memo = `LUOT${orderId.slice(-8)}`
    await settleNotice(db, findNoticeSource('sepay')!, sepayTells({ memo, amount: 5_000_000 }))
    const [sentBack] = await db.select().from(unmatchedPayments)
    await refundUnmatchedPayment(db, guest, { unmatchedPaymentId: sentBack!.id, note: 'Dư', reference: 'FT900' })
    await db.insert(auditLog).values({
      ...row,
      verb: 'payment.sent-back',
      orderId: null,
      subjectId: sentBack!.id,
      after: { amount, note: 'Trần Thị Xóa' },
    })
    await db.insert(auditLog).values({
      ...row,
      verb: 'order.cancelled',
      orderId: 'other',
      subjectId: 'other',
      after: { reason: 'Khách khác' },
    })
    await eraseUser(db, lan.id)
    const left = await db.select().from(auditLog).where(eq(auditLog.actor, boss.actor)).orderBy(auditLog.id)
    expect(left.map(({ verb, before, after }) => [verb, before, after])).toEqual([
      ['order.cancelled', { state: 'placed' }, { state: 'cancelled', amount }],
      ['return.closed', null, null],
      ['sign-in-lock.released', null, { tries: 5 }],
      ['invite.sent', null, null],
      ['payment.sent-back', null, { amount }],
      ['order.cancelled', null, { reason: 'Khách khác' }],
    ])
    expect(left[1]!.amount).toBe(amount)
    expect(JSON.stringify(left)).not.toContain('lan-xoa@example.com')
  })

  test('finds what is kept under former addresses and under an address that was only asked for', async ({ db }) => {
    const lan = await aUser(db, { email: 'lan-xoa@example.com', name: 'Trần Thị Xóa' })
    const minh = await aUser(db, { email: 'minh@example.com' })
    const letter = { locale: 'vi', facts: { userId: lan.id } } as const
    await db.insert(emails).values([
      { ...letter, kind: 'address-changed', cause: 'a', to: 'xoa@cu.example' },
      { ...letter, kind: 'password-changed', cause: 'b', to: minh.email },
      { ...letter, kind: 'confirm-new-address', cause: 'c', to: 'xoa@moi.example' },
    ])
    const changed = { userId: lan.id, before: 'xoa@xua.example', email: 'xoa@cu.example' }
    await emit(db, { name: 'user.email-changed', facts: changed })
    const waiting = { identifier: emailChangeKeyOf(lan.id), value: 'xoa@moi.example' }
    await db.insert(verifications).values({ id: 'v2', expiresAt: new Date(Date.now() + 1e6), ...waiting })
    const addresses = ['xoa@cu.example', 'xoa@xua.example', 'xoa@moi.example', minh.email]
    for (const email of addresses)
      await db.insert(reminders).values({ email, locale: 'vi', dueOn: '2027-01-01', query: '' })
    await eraseUser(db, lan.id)
    const left = await db.select({ email: reminders.email }).from(reminders)
    // An address that was only asked for may be a stranger's.
    expect(left.map(({ email }) => email).toSorted()).toEqual([minh.email, 'xoa@moi.example'])
    expect(await db.select().from(verifications)).toEqual([])
    expect(await db.select().from(emails)).toEqual([])
    expect(JSON.stringify(await db.select().from(outbox))).not.toContain('xoa@')
  })
})
