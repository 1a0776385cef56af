import { describe, expect } from 'vitest'
import { answerInquiry, reopenInquiry } from '#shop/inquiries/answer-inquiry.ts'
import { inquiryForm } from '#shop/inquiries/inquiry-values.ts'
import { countInquiries, findInquiry, listInquiries } from '#shop/inquiries/queries.ts'
import { sendInquiry } from '#shop/inquiries/send-inquiry.ts'
import { inquiries } from '#shop/inquiries/schema.ts'
import { emails } from '#shop/notifications/schema.ts'
import { writeAccountEmail } from '#shop/notifications/emails/write-account-email.ts'
import { settings } from '#shop/settings/schema.ts'
import { shopSettings } from '#shop/settings/settings.ts'
import { aUser } from '#test/a-person.ts'
import { carryEvents } from '#test/a-review.ts'
import { openOwnFiles } from '#test/own-settings.ts'
import { test } from '#test/with-db.ts'
import { eraseUser } from '../users/erase-user.ts'
import { exportUserData } from '../users/export-user.ts'

openOwnFiles()

const refused = (code: string) => expect.objectContaining({ code })
const typed = {
  topic: 'size',
  text: 'Chân 248 mm thì lấy size nào ạ?',
  name: ' Lan ',
  email: 'Lan@example.com',
  phone: '',
}
const written = (changes: object = {}) => ({
  ...inquiryForm.parse({ ...typed, ...changes }),
  userId: null,
  locale: 'vi' as const,
})

describe('the contact form', () => {
  const faults = (changes: object) =>
    (inquiryForm.safeParse({ ...typed, ...changes }).error?.issues ?? []).map(({ path }) => path[0])

  test('it requires an email address or a phone number, one is enough', () => {
    expect(faults({ email: '', phone: '' })).toEqual(['email'])
    expect(faults({ email: '', phone: '0901 234 567' })).toEqual([])
    expect(faults({ phone: '12' })).toEqual(['phone'])
    expect(faults({ topic: 'x', text: ' ' })).toEqual(['topic', 'text'])
  })
})

describe('an inquiry', () => {
  test('an inquiry sent twice is stored once, and the shop gets one email', async ({ db }) => {
    await db.insert(settings).values({ key: 'email', value: 'chao@luot.example' })
    await sendInquiry(db, written())
    await sendInquiry(db, written())
    await carryEvents(db)
    expect(await listInquiries(db, { text: '', state: 'open' }, 1)).toMatchObject([{ name: 'Lan', topic: 'size' }])
    const [sentEmail, ...others] = await db.select().from(emails)
    expect([sentEmail, others]).toMatchObject([{ kind: 'inquiry-received', to: 'chao@luot.example' }, []])
    const said = await writeAccountEmail(db, { ...sentEmail!, kind: 'inquiry-received' }, shopSettings.parse({}))
    expect(said!.content.text).toContain('248 mm')
  })

  test('an inquiry is answered once, by an email in the language of its writer; a second colleague is refused', async ({
    db,
  }) => {
    const id = await sendInquiry(db, { ...written(), locale: 'en' })
    await answerInquiry(db, 'user:an', { id, way: 'mail', reply: 'Take 250, width R.' })
    await answerInquiry(db, 'user:an', { id, way: 'mail', reply: 'Take 250, width R.' })
    await expect(answerInquiry(db, 'user:binh', { id, way: 'otherwise', reply: null })).rejects.toEqual(
      refused('inquiry-answered'),
    )
    await carryEvents(db)
    const sentEmails = await db.select().from(emails)
    expect(sentEmails).toMatchObject([{ kind: 'inquiry-answered', to: 'lan@example.com', locale: 'en' }])
    const said = await writeAccountEmail(db, { ...sentEmails[0]!, kind: 'inquiry-answered' }, shopSettings.parse({}))
    expect(said!.content.text).toMatch(/^Take 250, width R\.[^]*You wrote:[^]*248 mm/)
    await reopenInquiry(db, 'user:an', id)
    expect(await countInquiries(db, { text: 'lan@' })).toEqual({ open: 1, answered: 0 })
  })

  test('staff find an inquiry by a name without accents, by the phone number as it is shown, and by its words', async ({
    db,
  }) => {
    await sendInquiry(db, written({ name: 'Đỗ Đức', email: '', phone: '0912 345 678', orderCode: 'LT-1' }))
    await sendInquiry(db, written({ name: 'Minh', text: 'Giá bao nhiêu ạ?' }))
    const found = async (text: string) => (await listInquiries(db, { text, state: null }, 1)).map(({ name }) => name)
    for (const text of ['do duc', 'ĐỨC', '0912 345 678', '+84 912', '345678', 'chan 248', '248', 'lt-1'])
      expect([await found(text), await countInquiries(db, { text })], text).toEqual([
        ['Đỗ Đức'],
        { open: 1, answered: 0 },
      ])
    expect(await found('duc minh')).toEqual([])
    expect((await found('')).toSorted()).toEqual(['Minh', 'Đỗ Đức'])
  })

  test('the same words about another order are another inquiry', async ({ db }) => {
    const ids = [
      await sendInquiry(db, written()),
      await sendInquiry(db, written({ topic: 'order', orderCode: 'LT-1' })),
      await sendInquiry(db, written({ topic: 'order', orderCode: 'LT-2' })),
    ]
    expect(new Set(ids).size).toBe(3)
  })

  test('words sent again after the answer open the inquiry, notify the shop, and keep the earlier answer', async ({
    db,
  }) => {
    await db.insert(settings).values({ key: 'email', value: 'chao@luot.example' })
    const id = await sendInquiry(db, written())
    await carryEvents(db)
    await answerInquiry(db, 'user:an', { id, way: 'mail', reply: 'Lấy 250, bề ngang R.' })
    await carryEvents(db)
    expect(await sendInquiry(db, written())).toBe(id)
    await carryEvents(db)
    expect((await db.select().from(emails)).map(({ kind }) => kind).sort()).toEqual([
      'inquiry-answered',
      'inquiry-received',
      'inquiry-received',
    ])
    expect(await findInquiry(db, id)).toMatchObject({ state: 'open', reply: 'Lấy 250, bề ngang R.' })
    await answerInquiry(db, 'user:an', { id, way: 'otherwise', reply: null })
    await reopenInquiry(db, 'user:an', id)
    expect(await findInquiry(db, id)).toMatchObject({ state: 'open', reply: 'Lấy 250, bề ngang R.' })
  })

  test('an inquiry without an email address cannot be answered by mail', async ({ db }) => {
    const id = await sendInquiry(db, written({ email: '', phone: '0901234567' }))
    await expect(answerInquiry(db, 'user:an', { id, way: 'mail', reply: 'Chào bạn' })).rejects.toEqual(
      refused('inquiry-no-address'),
    )
    await answerInquiry(db, 'user:an', { id, way: 'otherwise', reply: null })
    expect(await findInquiry(db, id)).toMatchObject({ state: 'answered', answerChannel: 'otherwise' })
  })

  test('an inquiry is in its writer’s export and erased with their account, as is the email to the shop', async ({
    db,
  }) => {
    await db.insert(settings).values({ key: 'email', value: 'chao@luot.example' })
    const lan = await aUser(db, { email: 'lan@example.com' })
    await aUser(db, { email: 'minh@example.com' })
    await sendInquiry(db, written())
    await sendInquiry(db, written({ email: 'minh@example.com' }))
    await carryEvents(db)
    expect((await exportUserData(db, lan.id))!.inquiries).toMatchObject([{ text: typed.text }])
    await eraseUser(db, lan.id)
    expect(await db.select().from(inquiries)).toMatchObject([{ email: 'minh@example.com' }])
    expect((await db.select().from(emails)).map(({ kind }) => kind)).toEqual(['inquiry-received'])
  })
})
