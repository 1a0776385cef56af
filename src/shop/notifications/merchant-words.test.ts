import { render } from '@react-email/components'
import { beforeAll, describe, expect, test } from 'vitest'
import { readEnv, useEnv } from '#platform/env.server.ts'
import { openSecret } from '#platform/secrets/secret.server.ts'
import { emptyEmailTexts, type EmailTexts } from '#shop/settings/email-texts.ts'
import { shopSettings } from '#shop/settings/settings.ts'
import { ownSettings } from '#test/own-settings.ts'
import { emailCasesOf, previewEmail } from './previews/preview-email.ts'
import { emailKinds, type EmailKind } from './email-kind.ts'
import { unknownBlanks } from './merchant-words.ts'

const own = ownSettings()
beforeAll(() => {
  useEnv(readEnv(own))
  openSecret()
})

const written = async (kind: EmailKind, words: Partial<EmailTexts>) => {
  const both = { ...emptyEmailTexts(), ...words }
  const settings = shopSettings.parse({ emailTexts: { [kind]: { vi: both, en: emptyEmailTexts() } } })
  const email = (await previewEmail({ kind, name: emailCasesOf(kind)[0]!, locale: 'vi' }, settings))!
  return { subject: email.subject, html: await render(email.page) }
}

describe('the merchant’s own words in an email', () => {
  test.each(emailKinds)(
    '%s shows the merchant’s subject, greeting, extra text and signature, and escapes any markup',
    async (kind) => {
      const hostile = '<img src=x onerror=alert(1)>'
      const { subject, html } = await written(kind, {
        subject: 'Tin từ {shop}',
        greeting: `Thân gửi ${hostile}`,
        extra: 'Đoạn thêm',
        signature: 'Chị Lan\nCửa hàng {shop}',
      })
      expect(subject).toBe('Tin từ Lướt')
      expect(html).not.toContain('<img src=x')
      expect(html).toContain('Thân gửi')
      expect(html).toContain('Đoạn thêm')
      expect(html).toMatch(/Chị Lan<br\/?>(<!-- -->)?Cửa hàng Lướt/)
    },
  )

  test('a text left empty keeps the default wording', async () => {
    const plain = await written('order-placed', {})
    const extra = await written('order-placed', { extra: 'Đoạn thêm' })
    expect(extra.subject).toBe(plain.subject)
    expect(extra.html.replace(/<p[^>]*>Đoạn thêm<\/p>/, '')).toBe(plain.html)
  })

  test('a blank without a value this time falls back to the default subject', async () => {
    const { subject } = await written('question-answered', { subject: 'Chào {name}' })
    expect(subject).not.toContain('{')
    expect(subject).toBe((await written('question-answered', {})).subject)
  })

  test('a subject is one line, without header injection', async () =>
    expect((await written('order-placed', { subject: 'Một\r\nBcc: ai@example.com' })).subject).toBe(
      'Một Bcc: ai@example.com',
    ))

  test('blanks that the email cannot fill are reported', () => {
    expect(unknownBlanks('order-placed', 'Đơn {code} của {nam}')).toEqual(['nam'])
    expect(unknownBlanks('reset-password', 'Đơn {code}')).toEqual(['code'])
    expect(unknownBlanks('order-placed', 'Chào {name}, {}')).toEqual([''])
  })
})
