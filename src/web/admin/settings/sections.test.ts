import { describe, expect, test } from 'vitest'
import { shopSettings } from '#shop/settings/settings.ts'
import { checkoutSection } from './checkout-section.server.ts'
import { featuresSection } from './features-section.server.ts'
import { frontSection } from './front-section.server.ts'
import { shopSection } from './shop-section.server.ts'

const sections = [shopSection, frontSection, checkoutSection, featuresSection]
const usual = shopSettings.parse({})

describe('the settings pages', () => {
  test.each(sections)(
    '$at saves the values that it shows unchanged, and no other settings',
    ({ form, fields, keys }) => {
      const shown = Object.fromEntries(Object.entries(fields(usual)).filter(([, text]) => text !== ''))
      const saved = form.parse(shown)
      expect(Object.keys(saved).toSorted()).toEqual(keys.toSorted())
      expect({ ...usual, ...saved }).toEqual(usual)
    },
  )

  test('a headline that changes on the front page changes in the draft of the home page, its other texts stay', () => {
    const [old, drafted] = [
      { vi: 'Cũ', en: 'Old' },
      { vi: 'Cũ', en: 'Drafted' },
    ]
    const saved = {
      ...usual,
      heroTitle: old,
      heroText: old,
      homeDraft: { blocks: usual.home, heroTitle: drafted, heroText: drafted },
    }
    const typed = { heroTitle: { vi: 'Mới', en: 'Old' }, heroText: old }
    const { changes } = frontSection.copies!
    expect(changes(typed, saved)).toEqual({
      homeDraft: { blocks: usual.home, heroTitle: { vi: 'Mới', en: 'Drafted' }, heroText: drafted },
    })
    expect(changes(typed, { ...saved, homeDraft: null })).toEqual({ homeDraft: null })
  })

  const shop = (typed: object) => shopSection.form.safeParse({ name: 'Lướt', ...typed })

  test.each([
    { name: '  ' },
    { email: 'chao@' },
    { phone: '12' },
    { phone: 'gọi Lan' },
    { mapUrl: 'http://maps.example/x' },
    { facebook: 'javascript:alert(1)' },
    { taxCode: '0123456789' },
  ])('%j is refused', (wrong) => expect(shop(wrong).success).toBe(false))

  test.each([
    { phone: '1900 1234' },
    { phone: '+84 24 7300 0000' },
    { mapUrl: 'https://maps.app.goo.gl/x' },
    { taxCode: '0100109106-001' },
    { taxCode: '079 090 012 345' },
  ])('%j is accepted', (right) => expect(shop(right).success).toBe(true))

  test.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'http://x.example', 'shop'])(
    'the announcement may not link to %s',
    (announcementLink) => expect(frontSection.form.safeParse({ announcementLink }).success).toBe(false),
  )

  test('the announcement runs between two times of Vietnam’s clock, and an end before the start is refused', () => {
    const [announcementFrom, announcementUntil] = ['2026-12-24T18:00', '2026-12-26T00:00']
    const saved = frontSection.form.parse({ announcementFrom, announcementUntil })
    expect(saved).toMatchObject({
      announcementFrom: '2026-12-24T11:00:00.000Z',
      announcementUntil: '2026-12-25T17:00:00.000Z',
    })
    expect(frontSection.fields({ ...usual, ...saved })).toMatchObject({ announcementFrom, announcementUntil })
    const turned = frontSection.form.safeParse({
      announcementFrom: announcementUntil,
      announcementUntil: announcementFrom,
    })
    expect(turned.error?.issues).toMatchObject([{ path: ['announcementUntil'] }])
    expect(frontSection.form.safeParse({ announcementFrom: 'mai' }).success).toBe(false)
  })
})
