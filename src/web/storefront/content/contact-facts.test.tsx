import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { shopSettings } from '#shop/settings/settings.ts'
import { ContactFacts } from './contact-facts.tsx'

const shown = (settings: object) => renderToStaticMarkup(<ContactFacts {...shopSettings.parse(settings)} />)

test('names only what the merchant has filled in, each as a link that works', () => {
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

test('a merchant who has told nothing has no list: shoppers do not read what is not filled in', () =>
  expect(shown({})).toBe(''))
