import { expect, test } from 'vitest'
import { framedEmail } from './show-email.ts'

const page = '<p>Chào Lan</p><img alt="Mã VietQR" src="cid:qr" width="240"/>'

test('a picture attached to an email is shown in it', () => {
  expect(framedEmail(page, [{ cid: 'qr', type: 'png', bytes: Buffer.from('x') }])).toContain(
    'src="data:image/png;base64,eA=="',
  )
})

test('an old email shows the alt text of its lost picture, and no cid: address is requested', () => {
  const shown = framedEmail(page)
  expect(shown).toContain('[Mã VietQR]')
  expect(shown).not.toContain('cid:')
})
