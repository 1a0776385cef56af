import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { shopSettings } from '#shop/settings/settings.ts'
import { ContactFacts } from './contact-facts.tsx'

const shown = (settings: object) => renderToStaticMarkup(<ContactFacts {...shopSettings.parse(settings)} />)

test('the contact list shows only what the merchant has filled in, each entry as a working link', () => {
  const html = shown({
    phone: '024 7300 0000',
    zalo: '0901 234 567',
    address: '18 Tràng Thi',
    mapUrl: 'https://maps.example/x',
  })
  expect(html).toContain('href="tel:02473000000"')
  expect(html).toContain('href="https://zalo.me/0901234567"')
  expect(html).toContain('href="https://maps.example/x"')
  expect(html).not.toContain('mailto:')
})

test('the contact list is not shown when the merchant has filled in nothing', () => expect(shown({})).toBe(''))
