import type { ZoneDraft } from '#shop/shipping/set-zones.ts'

/** The defaults proposed in facts/vietnam.md 4.4: inner city 25.000 ₫ in 1–2 days, elsewhere 35.000 ₫ in 2–5, islands +15.000 ₫ in 5–7; free from 1.000.000 ₫. */
const table = (fee: number, days: [number, number]): ZoneDraft['rates'] => [
  rate('standard', fee, 0, days),
  rate('standard', 0, 1_000_000, days),
  rate('pickup', 0, 0, [0, 1]),
]

const rate = (method: 'standard' | 'pickup', fee: number, fromValue: number, [daysMin, daysMax]: [number, number]) => ({
  method,
  fee,
  fromValue,
  daysMin,
  daysMax,
  fromWeightG: 0,
  toWeightG: null,
})

export const zones: ZoneDraft[] = [
  {
    rank: 1,
    name: { vi: 'Đặc khu, hải đảo', en: 'Islands and special zones' },
    provinces: null,
    wardKinds: ['dac_khu'],
    rates: table(50_000, [5, 7]),
  },
  {
    rank: 2,
    name: { vi: 'Nội thành Hà Nội, TP. Hồ Chí Minh', en: 'Inner Hà Nội and Hồ Chí Minh City' },
    provinces: ['01', '79'],
    wardKinds: ['phuong'],
    rates: table(25_000, [1, 2]),
  },
  {
    rank: 3,
    name: { vi: 'Các tỉnh, thành khác', en: 'Everywhere else' },
    provinces: null,
    wardKinds: null,
    rates: table(35_000, [2, 5]),
  },
]
