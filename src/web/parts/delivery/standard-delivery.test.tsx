import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { inLocale } from '#test/in-locale.ts'
import { StandardDelivery } from './standard-delivery.tsx'
import type { DeliveryView } from './view-delivery.server.ts'

const way = (fee: number, kind: 'phuong' | 'xa'): DeliveryView['areas'][number] => ({
  kinds: [kind],
  isSome: false,
  fee,
  freeFrom: null,
  from: 'Thứ Bảy',
  until: 'Chủ Nhật',
})
const written = (...areas: DeliveryView['areas']) =>
  inLocale('vi', () =>
    renderToStaticMarkup(
      <StandardDelivery
        view={{ provinces: [], province: { value: '01', label: 'Hà Nội' }, isOneForAll: false, notice: null, areas }}
      />,
    ),
  )

test('a fee that towns and villages share is said once', () => {
  const html = written(way(0, 'phuong'), way(0, 'xa'))
  expect(html.match(/miễn phí giao hàng/g)).toHaveLength(1)
  expect(html).toContain('<li class="first-letter:uppercase">miễn phí giao hàng</li>')
})

test('fees that differ are said beside their days', () => {
  const html = written(way(25_000, 'phuong'), way(35_000, 'xa'))
  expect(html).toMatch(/Chủ Nhật<\/b>, phí 25\.000/)
  expect(html).toMatch(/Chủ Nhật<\/b>, phí 35\.000/)
})
