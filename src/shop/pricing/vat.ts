export type VatRow = { vatClass: string; rate: number; from: string }

/** The rate in per cent of a class on a day (`2026-12-31`, shop's calendar). A class without a row is a bug. */
export function vatRateOn(rows: VatRow[], vatClass: string, day: string) {
  const fits = rows.filter((row) => row.vatClass === vatClass && row.from <= day)
  const latest = fits.sort((a, b) => (a.from < b.from ? 1 : -1))[0]
  if (!latest) throw new Error(`no VAT rate for ${vatClass} on ${day}`)
  return latest.rate
}
