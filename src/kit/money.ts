/** Đồng has no minor unit: an amount is a whole number of ₫. */
export type Dong = number

/** No amount typed here is larger: ten digits, as readWhole reads them. */
export const mostDong: Dong = 9_999_999_999

const vnd = new Intl.NumberFormat('vi-VN', { style: 'currency', currency: 'VND' })

/** `1.234.567 ₫` in both languages, since numbers are always vi-VN, with a space that does not break. */
export const dong = (amount: Dong) => vnd.format(amount)

/** Net and VAT of a price that includes VAT at `rate` per cent; the two always add up to the price. */
export function vatOf(gross: Dong, rate: number) {
  const net = Math.round((gross * 100) / (100 + rate))
  return { net, vat: gross - net }
}
