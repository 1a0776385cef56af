import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PrintedShop } from './printed-shop.tsx'

const shop = { name: 'Lướt', phone: '024 7300 0000', address: '12 Lý Thái Tổ, Hà Nội' }

test('a printed order names the shop, its phone number and its address, and only on paper', () => {
  const line = renderToStaticMarkup(<PrintedShop {...shop} />)
  expect(line).toContain('>Lướt · 024 7300 0000 · 12 Lý Thái Tổ, Hà Nội<')
  expect(line).toMatch(/class="[^"]*\bhidden\b[^"]*\bprint:block\b/)
  expect(renderToStaticMarkup(<PrintedShop {...shop} phone="" />)).toContain('>Lướt · 12 Lý Thái Tổ, Hà Nội<')
})
