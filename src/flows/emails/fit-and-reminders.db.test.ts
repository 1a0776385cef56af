import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { addDays } from '#kit/clock.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { readEnv, useEnv } from '#platform/env.server.ts'
import { openSecret } from '#platform/secrets/secret.server.ts'
import { confirmReminder } from '#shop/advisers/confirm-reminder.ts'
import { forgetReminders } from '#shop/advisers/forget-reminders.ts'
import { reminders } from '#shop/advisers/schema.ts'
import { products } from '#shop/catalogue/schema.ts'
import { recordConsent } from '#shop/identity/consents/record-consent.ts'
import { consents } from '#shop/identity/schema.ts'
import { reminderDueEmail } from '#shop/notifications/emails/write-tool-email.ts'
import { isEmailWanted } from '#shop/notifications/preferences/is-email-wanted.ts'
import { readStopReminders } from '#shop/notifications/preferences/tool-link.ts'
import { emails } from '#shop/notifications/schema.ts'
import { orderLines } from '#shop/orders/lines-schema.ts'
import { orders } from '#shop/orders/schema.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { setEmailChoice } from '#shop/notifications/preferences/set-email-choice.ts'
import { aUser } from '#test/a-person.ts'
import { countFits, listFits } from '#shop/reviews/fit/count-fits.ts'
import { fitAnswers } from '#shop/reviews/schema.ts'
import { stopFitQuestions } from '#shop/reviews/fit/stop-fit-questions.ts'
import { answerFitQuestion } from '#shop/reviews/fit/answer-fit-question.ts'
import { sendQueuedEmail } from '#shop/notifications/queue/send-queued-email.ts'
import { aDeliveredOrder, aSizedProduct } from '#test/a-delivered-order.ts'
import { ownSettings } from '#test/own-settings.ts'
import { openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { answerReminder, endReminders } from './answer-reminder.ts'
import { endFitQuestions, queueFitQuestions } from './queue-fit-questions.ts'
import { queueReminderConfirmation } from './queue-reminder-confirmation.ts'
import { sendReminders } from './send-reminders.ts'

const settings = ownSettings()
const sentEmails = async (db: Db, kind: 'fit-question' | 'reminder-confirm' | 'reminder-due') =>
  (await db.select().from(emails).where(eq(emails.kind, kind))).map(({ to }) => to)

/** A delivered order of boots in one size. */
async function aPairAtHome(db: Db) {
  const { productId, ids } = await aSizedProduct(db, [{ price: 500_000, stock: 9 }])
  await db.update(products).set({ category: 'figure', type: 'set' }).where(eq(products.id, productId))
  const { orderId, lines } = await aDeliveredOrder(db, [{ variantId: ids[0]!, quantity: 1 }], 525_000)
  await db.update(orders).set({ email: 'Minh@Example.com' }).where(eq(orders.id, orderId))
  return { productId, orderId, lineId: lines[0]!.id }
}

describe('the question how a boot fits', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('it is sent once, between a fortnight and 90 days after delivery', async ({ db }) => {
    const { lineId } = await aPairAtHome(db)
    await queueFitQuestions(db, addDays(new Date(), 13))
    expect(await sentEmails(db, 'fit-question')).toEqual([])
    await queueFitQuestions(db, addDays(new Date(), 15))
    await queueFitQuestions(db, addDays(new Date(), 16))
    expect(await sentEmails(db, 'fit-question')).toEqual(['Minh@Example.com'])
    expect(await db.select().from(fitAnswers)).toMatchObject([{ lineId, size: '235', fit: null }])
    await db.delete(fitAnswers)
    await queueFitQuestions(db, addDays(new Date(), 90))
    expect(await db.select().from(fitAnswers)).toEqual([])
  })

  test('it is not sent to an address that declined it, nor for goods that are no boot', async ({ db }) => {
    const { productId } = await aPairAtHome(db)
    await stopFitQuestions(db, 'minh@example.com')
    await queueFitQuestions(db, addDays(new Date(), 15))
    expect(await sentEmails(db, 'fit-question')).toEqual([])
    await db.update(products).set({ category: 'accessories', type: 'guards' }).where(eq(products.id, productId))
    await queueFitQuestions(db, addDays(new Date(), 15))
    expect(await db.select().from(fitAnswers)).toEqual([])
  })

  test('who turned such emails off, or bought a boot without a size, takes nobody’s turn; the oldest delivery comes first', async ({
    db,
  }) => {
    const pairs: Awaited<ReturnType<typeof aPairAtHome>>[] = []
    for (let nth = 0; nth < 5; nth += 1) pairs.push(await aPairAtHome(db))
    const [lan, minh] = [await aUser(db), await aUser(db)]
    const change = (nth: number, to: Partial<typeof orders.$inferInsert>) =>
      db.update(orders).set(to).where(eq(orders.id, pairs[nth]!.orderId))
    await setEmailChoice(db, lan.actor, { userId: lan.id, topic: 'reviews', wanted: false, ip: null })
    await change(0, { userId: lan.id })
    // The opt-out has followed its user to a new address; the order still names the former one.
    await stopFitQuestions(db, minh.email)
    await change(1, { userId: minh.id })
    await db.update(orderLines).set({ options: [] }).where(eq(orderLines.id, pairs[2]!.lineId))
    await change(3, { email: 'later@example.com' })
    await change(4, { email: 'first@example.com' })
    for (const [nth, days] of [9, 8, 7, 1, 2].entries())
      await db
        .update(shipments)
        .set({ deliveredAt: addDays(new Date(), -days) })
        .where(eq(shipments.orderId, pairs[nth]!.orderId))
    await queueFitQuestions(db, addDays(new Date(), 15), 1)
    expect(await sentEmails(db, 'fit-question')).toEqual(['first@example.com'])
    await queueFitQuestions(db, addDays(new Date(), 15))
    expect((await sentEmails(db, 'fit-question')).toSorted()).toEqual(['first@example.com', 'later@example.com'])
  })

  test('the email is dropped if its user turns such emails off meanwhile', async ({ db }) => {
    const { orderId } = await aPairAtHome(db)
    const { id: userId, actor } = await aUser(db, { email: 'minh@example.com' })
    await db.update(orders).set({ userId }).where(eq(orders.id, orderId))
    await queueFitQuestions(db, addDays(new Date(), 15))
    await setEmailChoice(db, actor, { userId, topic: 'reviews', wanted: false, ip: null })
    const [mail] = await db.select().from(emails).where(eq(emails.kind, 'fit-question'))
    await sendQueuedEmail(db, mail!.id)
    expect((await db.select().from(emails).where(eq(emails.id, mail!.id)))[0]!.state).toBe('dropped')
  })

  test('whoever stops the questions by the link finds them off in the account, and may turn them on again', async ({
    db,
  }) => {
    const { orderId } = await aPairAtHome(db)
    const { id: userId, actor } = await aUser(db, { email: 'minh@example.com' })
    await db.update(orders).set({ userId }).where(eq(orders.id, orderId))
    await endFitQuestions(db, { userId, email: 'Minh@Example.com', ip: null })
    expect(await isEmailWanted(db, userId, 'reviews')).toBe(false)
    await queueFitQuestions(db, addDays(new Date(), 15))
    expect(await sentEmails(db, 'fit-question')).toEqual([])
    await setEmailChoice(db, actor, { userId, topic: 'reviews', wanted: true, ip: null })
    expect(await isEmailWanted(db, userId, 'reviews')).toBe(true)
    await queueFitQuestions(db, addDays(new Date(), 15))
    expect(await sentEmails(db, 'fit-question')).toEqual(['Minh@Example.com'])
    // The order may name another address than the account.
    await endFitQuestions(db, { userId, email: 'lan@example.com', ip: null })
    expect(await isEmailWanted(db, userId, 'reviews')).toBe(false)
  })

  test('the email is dropped once the question is answered', async ({ db }) => {
    const { lineId } = await aPairAtHome(db)
    await queueFitQuestions(db, addDays(new Date(), 15))
    const [mail] = await db.select().from(emails).where(eq(emails.kind, 'fit-question'))
    expect(await answerFitQuestion(db, { lineId, fit: 'small', widthFit: null })).toBe(true)
    await sendQueuedEmail(db, mail!.id)
    expect((await db.select().from(emails).where(eq(emails.id, mail!.id)))[0]!.state).toBe('dropped')
  })

  test('the last answer counts; staff see each size, and shoppers see sums from five answers on', async ({ db }) => {
    const { productId, orderId, lineId } = await aPairAtHome(db)
    await queueFitQuestions(db, addDays(new Date(), 15))
    await answerFitQuestion(db, { lineId, fit: 'small', widthFit: 'narrow' })
    await answerFitQuestion(db, { lineId, fit: 'true', widthFit: 'wide' })
    expect(await listFits(db, productId)).toEqual([
      { size: '235', width: null, small: 0, true: 1, large: 0, narrow: 0, wide: 1 },
    ])
    expect(await countFits(db, productId)).toBeUndefined()
    const others = [1, 2, 3, 4].map(() => ({
      lineId: crypto.randomUUID(),
      orderId,
      productId,
      size: '90',
      fit: 'large' as const,
    }))
    await db.insert(fitAnswers).values(others)
    expect(await countFits(db, productId)).toEqual({ small: 0, true: 1, large: 4, all: 5 })
    expect((await listFits(db, productId)).map(({ size }) => size)).toEqual(['90', '235'])
    expect(await answerFitQuestion(db, { lineId: crypto.randomUUID(), fit: 'true', widthFit: null })).toBe(false)
    expect(await db.select().from(orderLines).where(eq(orderLines.id, lineId))).toHaveLength(1)
  })
})

describe('the reminder to sharpen', () => {
  const plan = { email: 'Lan@Example.com', locale: 'vi' as const, dueOn: '2026-12-10', query: 'skill=figure%3Asingle' }
  const at = new Date('2026-12-08T03:00:00Z')
  test.beforeEach(({ db }) => openSmallShop(db))

  test('an address that has not confirmed gets only the email that asks for confirmation', async ({ db }) => {
    await queueReminderConfirmation(db, plan)
    await sendReminders(db, at)
    expect(await sentEmails(db, 'reminder-confirm')).toEqual(['lan@example.com'])
    expect(await sentEmails(db, 'reminder-due')).toEqual([])
  })

  test('a confirmed reminder is sent once, three days ahead', async ({ db }) => {
    await queueReminderConfirmation(db, plan)
    const [row] = await db.select().from(reminders)
    await confirmReminder(db, row!.id)
    await sendReminders(db, new Date('2026-12-06T03:00:00Z'))
    expect(await sentEmails(db, 'reminder-due')).toEqual([])
    await sendReminders(db, at)
    await sendReminders(db, at)
    expect(await sentEmails(db, 'reminder-due')).toEqual(['lan@example.com'])
  })

  test('a reminder that is confirmed less than three days ahead is queued at once, and one whose day has come is gone', async ({
    db,
  }) => {
    await queueReminderConfirmation(db, plan)
    const [row] = await db.select().from(reminders)
    const confirmedOn = (day: string) =>
      answerReminder(db, { id: row!.id, isWanted: true, ip: null }, new Date(`${day}T12:00:00+07:00`))
    expect(await confirmedOn('2026-12-10')).toBe(false)
    expect(await sentEmails(db, 'reminder-due')).toEqual([])
    expect(await confirmedOn('2026-12-09')).toBe(true)
    expect(await sentEmails(db, 'reminder-due')).toEqual(['lan@example.com'])
    await sendReminders(db, new Date('2026-12-10T09:05:00+07:00'))
    expect(await sentEmails(db, 'reminder-due')).toHaveLength(1)
  })

  test('no reminder is sent after one was cancelled, also for the other pairs', async ({ db }) => {
    await queueReminderConfirmation(db, plan)
    await queueReminderConfirmation(db, { ...plan, dueOn: '2026-12-09' })
    const rows = await db.select().from(reminders)
    for (const { id } of rows) await confirmReminder(db, id)
    await forgetReminders(db, rows[0]!.email)
    await sendReminders(db, at)
    expect(await sentEmails(db, 'reminder-due')).toEqual([])
  })

  test('a reminder that was queued before its user withdrew their consent is dropped', async ({ db }) => {
    const { id: userId, actor } = await aUser(db, { email: 'lan@example.com' })
    await queueReminderConfirmation(db, plan)
    const [row] = await db.select().from(reminders)
    // A test is one transaction, so its consents have the moment in which it began.
    await confirmReminder(db, row!.id, addDays(new Date(), -1))
    await sendReminders(db, at)
    await recordConsent(db, actor, { userId, purpose: 'reminders', given: false, ip: null })
    const [mail] = await db.select().from(emails).where(eq(emails.kind, 'reminder-due'))
    await sendQueuedEmail(db, mail!.id)
    expect((await db.select().from(emails).where(eq(emails.id, mail!.id)))[0]!.state).toBe('dropped')
  })

  test('whoever confirms reminders, or ends them, finds the same choice in their account', async ({ db }) => {
    const { id: userId } = await aUser(db, { email: 'lan@example.com' })
    await queueReminderConfirmation(db, plan)
    const [row] = await db.select().from(reminders)
    await answerReminder(db, { id: row!.id, isWanted: true, ip: null }, at)
    expect(await isEmailWanted(db, userId, 'reminders')).toBe(true)
    // A test is one transaction, so its consents would have the same moment.
    await db.update(consents).set({ at: addDays(new Date(), -1) })
    await answerReminder(db, { id: row!.id, isWanted: false, ip: null })
    expect(await isEmailWanted(db, userId, 'reminders')).toBe(false)
    expect(await db.select().from(reminders)).toEqual([])
  })

  test('who stops them long after the email, when its reminder is deleted, gets no later one either', async ({
    db,
  }) => {
    useEnv(readEnv(settings))
    openSecret()
    const { id: userId, actor } = await aUser(db, { email: 'lan@example.com' })
    await recordConsent(db, actor, { userId, purpose: 'reminders', given: true, ip: null })
    // A test is one transaction, so its consents would have the same moment.
    await db.update(consents).set({ at: addDays(new Date(), -1) })
    await queueReminderConfirmation(db, plan)
    const [row] = await db.select().from(reminders)
    await confirmReminder(db, row!.id)
    const frame = { locale: 'vi' as const, shop: 'Lướt', featuresOff: [] }
    const { headers } = reminderDueEmail({ ...row!, id: crypto.randomUUID() }, frame)
    const link = new URL(headers!['List-Unsubscribe']!.slice(1, -1))
    const email = readStopReminders(link.searchParams)
    expect(email).toBe('lan@example.com')
    await endReminders(db, { email: email!, ip: null })
    expect(await db.select().from(reminders)).toEqual([])
    expect(await isEmailWanted(db, userId, 'reminders')).toBe(false)
    link.searchParams.set('email', 'minh@example.com')
    expect(readStopReminders(link.searchParams)).toBeUndefined()
  })

  test('one address gets at most four emails that ask for confirmation', async ({ db }) => {
    for (let time = 0; time < 9; time += 1) await queueReminderConfirmation(db, plan)
    expect(await sentEmails(db, 'reminder-confirm')).toHaveLength(4)
  })
})
