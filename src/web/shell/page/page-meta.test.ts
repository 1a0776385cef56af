import { afterEach, expect, test } from 'vitest'
import { defaultShopName, keepShopName } from '#shop/settings/shop-name.ts'
import { pageMeta } from './page-meta.ts'

afterEach(() => keepShopName(defaultShopName))

const address = 'https://bang-gia.example/shop'
const alternates = { vi: address, en: 'https://bang-gia.example/en/shop', canonical: address }

test('a renamed shop has its new name in titles and in link previews, also beside goods of the old one', () => {
  keepShopName('Băng Giá')
  const meta = pageMeta({ title: 'Giày Lướt Aria 75', alternates })
  expect(meta).toContainEqual({ title: 'Giày Lướt Aria 75 · Băng Giá' })
  expect(meta).toContainEqual({ property: 'og:title', content: 'Giày Lướt Aria 75 · Băng Giá' })
  expect(meta).toContainEqual({ property: 'og:site_name', content: 'Băng Giá' })
})

test('a title that says the name of the shop is not followed by it', () => {
  expect(pageMeta({ title: 'Giày Lướt Aria 75' })).toContainEqual({ title: 'Giày Lướt Aria 75' })
  expect(pageMeta({ title: 'Giỏ hàng' })).toContainEqual({ title: 'Giỏ hàng · Lướt' })
})
