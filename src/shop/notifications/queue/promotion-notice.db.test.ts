import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { addDays } from '#kit/clock.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { staff, system } from '#shop/identity/actor.ts'
import { countConsentingUsers } from '#shop/identity/consents/list-consenting-users.ts'
import { recordConsent } from '#shop/identity/consents/record-consent.ts'
import { consents, users } from '#shop/identity/schema.ts'
import { promotions } from '#shop/pricing/schema.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { test } from '#test/with-db.ts'
import { announcePromotion } from './announce-promotion.ts'
import { queuePromotionEmails } from './queue-promotion-emails.ts'
import { setEmailChoice } from '../preferences/set-email-choice.ts'
import { findPromotionNotice } from './find-promotion-notice.ts'
import { emails } from '../schema.ts'
import { writeEmail } from '../emails/write-email.ts'

const lan = staff('lan')
const words = { subject: { vi: 'Giảm 10%', en: '10% off' }, text: { vi: 'Mã TRUOT10.', en: 'Code TRUOT10.' } }
const refused = (code: string) => expect.objectContaining({ code })

async function aPromotion(db: Db, endsAt: Date | null = null) {
  const all = { products: [], categories: [], types: [], lines: [], levels: [] }
  const row = { name: words.subject, byCode: false, endsAt }
  const [created] = await db
    .insert(promotions)
    .values({ ...row, effect: { kind: 'percent', percent: 10, most: null } as never, scope: all as never })
    .returning()
  return created!.id
}

async function aPerson(
  db: Db,
  id: string,
  { agreed, locale = 'vi' as const, verified = true }: { agreed?: boolean; locale?: 'vi' | 'en'; verified?: boolean },
) {
  await db.insert(users).values({ id, name: id, email: `${id}@example.com`, emailVerified: verified, locale })
  if (agreed !== undefined)
    await recordConsent(db, system, { userId: id, purpose: 'marketing-mail', given: agreed, ip: null })
}

const queued = async (db: Db) =>
  (await db.select().from(emails).where(eq(emails.kind, 'promotion'))).map(({ to }) => to).sort()

describe('announcing a promotion by email', () => {
  test('only customers who consented and confirmed their address get the email, once each, batch by batch', async ({
    db,
  }) => {
    await aPerson(db, 'an', { agreed: true })
    await aPerson(db, 'binh', { agreed: true, locale: 'en' })
    await aPerson(db, 'chi', { agreed: false })
    await aPerson(db, 'dung', {})
    await aPerson(db, 'em', { agreed: true, verified: false })
    expect(await countConsentingUsers(db, 'marketing-mail')).toMatchObject({ vi: 1, en: 1 })
    const promotionId = await aPromotion(db)
    await announcePromotion(db, lan, { promotionId, ...words })
    await queuePromotionEmails(db, { promotionId, after: '' }, 1)
    expect(await queued(db)).toEqual(['an@example.com'])
    await queuePromotionEmails(db, { promotionId, after: '' }, 1)
    await queuePromotionEmails(db, { promotionId, after: 'an' }, 1)
    await queuePromotionEmails(db, { promotionId, after: 'binh' }, 1)
    expect(await queued(db)).toEqual(['an@example.com', 'binh@example.com'])
    expect(await findPromotionNotice(db, promotionId)).toMatchObject({
      doneAt: expect.any(Date),
      emails: { waiting: 2 },
    })
    await expect(announcePromotion(db, lan, { promotionId, ...words })).rejects.toEqual(refused('notice-sent'))
  })

  test('the email is in the customer’s language with an unsubscribe link, and is not sent after an unsubscribe', async ({
    db,
  }) => {
    await aPerson(db, 'an', { agreed: true, locale: 'en' })
    const promotionId = await aPromotion(db)
    await announcePromotion(db, lan, { promotionId, ...words })
    await queuePromotionEmails(db, { promotionId, after: '' })
    const [mail] = await db.select().from(emails)
    const email = await writeEmail(db, mail!, await findSettings(db))
    expect(email).toMatchObject({ subject: '10% off', brief: 'Code TRUOT10.' })
    expect(email!.headers?.['List-Unsubscribe']).toContain('topic=promotions')
    await db.update(consents).set({ at: addDays(new Date(), -1) })
    await setEmailChoice(db, staff('an'), { userId: 'an', topic: 'promotions', wanted: false, ip: null })
    expect(await writeEmail(db, mail!, await findSettings(db))).toBeUndefined()
  })

  test('a promotion that has ended cannot be announced', async ({ db }) => {
    const promotionId = await aPromotion(db, addDays(new Date(), -1))
    await expect(announcePromotion(db, lan, { promotionId, ...words })).rejects.toEqual(refused('promotion-over'))
  })
})
