import { render } from '@react-email/components'
import { beforeAll, describe, expect, test } from 'vitest'
import { locales } from '#kit/localized.ts'
import { readEnv, useEnv } from '#platform/env.server.ts'
import { openSecret } from '#platform/secrets/secret.server.ts'
import { ownSettings } from '#test/own-settings.ts'
import { shopSettings } from '#shop/settings/settings.ts'
import { m } from '#words/messages.js'
import { hideKeys } from '../hide-keys.ts'
import { emailKinds, type EmailKind } from '../email-kind.ts'
import { plainText } from '../plain-text.ts'
import { showEmail } from './show-email.ts'
import { emailCasesOf, previewEmail } from './preview-email.ts'

const settings = shopSettings.parse({ phone: '024 7300 0000', address: '18 Tràng Thi, Hà Nội' })

const own = ownSettings()
beforeAll(() => {
  useEnv(readEnv(own))
  openSecret()
})

/** Every case of a kind, in both languages. */
const previewsOf = async (kind: EmailKind) => {
  const cases = emailCasesOf(kind).flatMap((name) => locales.map((locale) => ({ kind, name, locale })))
  return Promise.all(cases.map(async (of) => ({ ...of, ...(await previewEmail(of, settings))! })))
}

test('every kind of email has a preview', () =>
  expect(emailKinds.filter((kind) => emailCasesOf(kind).length === 0)).toEqual([]))

test('a reminder to sharpen leads to the plan only while the shop has its advisers', async () => {
  const of = { kind: 'reminder-due', name: 'usual', locale: 'vi' } as const
  const pageOf = async (now: typeof settings) => render((await previewEmail(of, now))!.page)
  expect(await pageOf(settings)).toContain('/tools/sharpening')
  const without = await pageOf({ ...settings, featuresOff: ['advisers'] })
  expect(without).not.toContain('/tools/sharpening')
  expect(without).toContain('/shop/category/services')
})

test('an unknown preview case has no preview', async () => {
  for (const name of ['nothing', 'constructor', '__proto__'])
    for (const kind of emailKinds)
      expect(await previewEmail({ kind, name, locale: 'vi' }, settings), `${kind} ${name}`).toBeUndefined()
})

describe.each(emailKinds)('%s', (kind) => {
  test('the email has a subject and its language, supports dark mode and is at most 600 px wide', async () => {
    for (const { subject, page, locale } of await previewsOf(kind)) {
      const html = await render(page)
      expect(subject).toMatch(/\S/)
      expect(html).toContain(`lang="${locale}"`)
      expect(html).toContain('name="color-scheme" content="light dark"')
      expect(html).toContain('max-width:600px')
      expect(html.replace(/<style>[\s\S]*<\/style>/, '')).not.toMatch(/undefined|\[object|NaN|\{[a-z]+\}/)
    }
  })

  test('the email loads nothing from outside and runs no script', async () => {
    for (const { page } of await previewsOf(kind)) {
      const html = await render(page)
      const sources = [...html.matchAll(/\ssrc="([^"]*)"/g)].map(([, src]) => src)
      expect(sources.filter((src) => !src!.startsWith('cid:'))).toEqual([])
      expect(html).not.toMatch(/<script|<link|@import|url\(|\son[a-z]+=/i)
    }
  })

  test('the plain text holds the same facts without markup', async () => {
    for (const { page, facts } of await previewsOf(kind)) {
      const { name: _, ...withoutName } = facts
      const plain = plainText(await render(page)).replaceAll('\u00a0', ' ')
      expect(plain).not.toMatch(/<[a-z/]|&[a-z]+;/i)
      for (const value of Object.values(withoutName)) expect(plain).toContain(value.replaceAll('\u00a0', ' '))
    }
  })

  test('the email shown in the admin hides the keys of its links', async () => {
    for (const email of await previewsOf(kind)) {
      const { page, plain } = await showEmail(email)
      expect(page).toBe(hideKeys(page))
      expect(plain).toBe(hideKeys(plain))
      expect(page).not.toMatch(/cid:|<style/)
    }
  })
})

describe('an email as plain text', () => {
  const plainOf = async (kind: (typeof emailKinds)[number], name: string) =>
    plainText(await render((await previewEmail({ kind, name, locale: 'vi' }, settings))!.page)).replaceAll(
      '\u00a0',
      ' ',
    )

  test('it begins with the name of the shop, in the place of its mark', async () =>
    expect(await plainOf('order-placed', 'cod')).toMatch(/^Lướt\n/))

  test('account, amount and memo of a transfer each have their own line', async () => {
    const plain = await plainOf('order-placed', 'transfer')
    for (const line of ['Số tài khoản: 000000000000', 'Số tiền: 5.200.000 ₫', 'Nội dung chuyển khoản: LUOTK7M2Q9XA'])
      expect(plain.split('\n')).toContain(line)
  })

  test('products and sums each have their own line', async () => {
    const lines = (await plainOf('order-shipped', 'usual')).split('\n')
    for (const line of ['Tạm tính: 5.330.000 ₫', 'Mã vận đơn: GHN7700002', 'Kiện hàng: 2 trong 2'])
      expect(lines).toContain(line)
  })

  test('an email about a part of an order names what left or waits, and says that the rest follows', async () => {
    const [sent, ready] = [await plainOf('order-shipped', 'part'), await plainOf('order-shipped', 'pickupPart')]
    for (const plain of [sent, ready]) expect(plain.split('\n')).toContain('Trong kiện: Lướt Aria 75, Gắn lưỡi')
    expect(sent).toContain(m.email_shipped_part_rest({}, { locale: 'vi' }))
    expect(ready).toContain(m.email_ready_part_text({ address: settings.address }, { locale: 'vi' }))
    const whole = [await plainOf('order-shipped', 'usual'), await plainOf('order-shipped', 'pickup')]
    for (const plain of whole) expect(plain).toContain('Kiện hàng:')
    for (const plain of whole) expect(plain).not.toContain(m.email_shipped_part_rest({}, { locale: 'vi' }))
  })

  test('hideKeys hides the access keys of links, and nothing else', () =>
    expect(hideKeys('https://x/orders/1?key=abc_D-9&a=1 https://x/unwatch?watch=2&amp;key=zz"')).toBe(
      'https://x/orders/1?key=…&a=1 https://x/unwatch?watch=2&amp;key=…"',
    ))
})
