import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { dong } from '#kit/money.ts'
import { inLocale } from '#test/in-locale.ts'
import { m } from '#words/messages.js'
import { StandardDelivery } from './standard-delivery.tsx'
import type { DeliveryView } from './view-delivery.server.ts'

type Area = DeliveryView['areas'][number]
const way = (fee: number, kind: 'phuong' | 'xa', freeFrom: number | null = null): Area => ({
  kinds: [kind],
  isSome: false,
  fee,
  freeFrom,
  from: 'Thứ Bảy',
  until: 'Chủ Nhật',
})
const view = (areas: Area[]): DeliveryView => ({
  provinces: [],
  province: { value: '01', label: 'Hà Nội' },
  isOneForAll: false,
  notice: null,
  areas,
  isFreeByValue: true,
})
const shown = (props: Parameters<typeof StandardDelivery>[0]) =>
  inLocale('vi', () => renderToStaticMarkup(<StandardDelivery {...props} />).replaceAll('\u{a0}', ' '))
const written = (...areas: Area[]) => shown({ view: view(areas) })

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

describe('what is missing to free delivery', () => {
  const areas = [way(25_000, 'phuong', 1_000_000), way(35_000, 'xa', 1_000_000)]
  const free = (missing: number) =>
    inLocale('vi', () => m.cart_drawer_free_missing({ amount: dong(missing) })).replaceAll('\u{a0}', ' ')

  test('is said as in drawer and cart once the product lies in the cart, and counts it before', () => {
    const inCart = shown({ view: view(areas), order: { value: 700_000, isCounted: true } })
    expect(inCart).toContain(`phí 25.000 ₫. ${free(300_000)}<`)
    const before = shown({ view: view(areas), order: { value: 700_000, isCounted: false } })
    expect(before).toContain(`${free(300_000)}, đã tính sản phẩm này`)
    expect(before).not.toContain('Miễn phí cho đơn từ')
  })

  test('is nothing where the cart makes it free, so no fee is said', () => {
    const html = shown({ view: view(areas), order: { value: 1_000_000, isCounted: true } })
    expect(html).toContain('miễn phí giao hàng')
    expect(html).not.toContain('phí 25.000')
  })

  test('is said apart where towns and villages have different limits', () => {
    const html = shown({ view: view([areas[0]!, way(35_000, 'xa', 2_000_000)]), order: { value: 0, isCounted: true } })
    expect(html).toContain(free(1_000_000))
    expect(html).toContain(free(2_000_000))
  })

  test('is not counted for a cart whose weight may change the fee, nor in a page that is the same for all', () => {
    const ofWeight = { ...view(areas), isFreeByValue: false }
    for (const html of [shown({ view: ofWeight, order: { value: 700_000, isCounted: true } }), written(...areas)]) {
      expect(html).toContain('phí 25.000 ₫. Miễn phí cho đơn từ 1.000.000 ₫')
      expect(html).not.toContain('Mua thêm')
    }
  })
})
