import { expect, test } from 'vitest'
import { textOfNode } from '#shop/content/documents/document.ts'
import { ratesTable } from './fill-policies.ts'

const zone = { id: 'a', rank: 1, provinces: null, wardKinds: null, name: { vi: 'Cả nước', en: 'Everywhere' } }
const rate = (fromWeightG: number, toWeightG: number | null, fee: number, fromValue = 0) => ({
  zoneId: 'a',
  method: 'standard' as const,
  fromWeightG,
  toWeightG,
  fromValue,
  fee,
  daysMin: 2,
  daysMax: fee > 40_000 ? 5 : 2,
})
const said = (rates: ReturnType<typeof rate>[]) =>
  textOfNode({ type: 'doc', content: ratesTable({ zones: [zone], rates }, 'vi') }).replaceAll('\u00a0', ' ')

test('fees by weight have one row for each weight step, with the prices by order value in it', () => {
  expect(said([rate(5000, null, 60_000), rate(0, 5000, 35_000), rate(0, 5000, 0, 1_000_000)])).toBe(
    'Khu vực Phí Dự kiến Cả nước, 0–5 kg 35.000 ₫; miễn phí cho đơn từ 1.000.000 ₫ 2 ngày Cả nước, từ 5 kg 60.000 ₫ 2–5 ngày',
  )
})

test('a shop without fees says where they appear instead of showing an empty table', () =>
  expect(said([])).toBe('Biểu phí hiện ra ở trang thanh toán khi bạn chọn nơi nhận.'))
