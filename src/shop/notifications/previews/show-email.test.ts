import { expect, test } from 'vitest'
import { framedEmail } from './show-email.ts'

const page = '<p>Chào Lan</p><img alt="Mã VietQR" src="cid:qr" width="240"/>'

test('a picture that comes with a letter stands in it', () => {
  expect(framedEmail(page, [{ cid: 'qr', png: Buffer.from('x') }])).toContain('src="data:image/png;base64,eA=="')
})

test('of a letter that left long ago the words of its picture stand there, and nothing is asked for that no browser may fetch', () => {
  const shown = framedEmail(page)
  expect(shown).toContain('[Mã VietQR]')
  expect(shown).not.toContain('cid:')
})
