import { holderLengths } from '#shop/advisers/holder-mm.ts'
import type { Words } from './views.ts'

type Each = { price: number; weightG: number }

/** Blade lengths in inches, both ends included. */
export const lengths = (from: number, to: number, step: number, each: Each) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step).map((length) => ({
    value: String(length),
    code: String(Math.round(length * 100)).padStart(4, '0'),
    ...each,
  }))

/** Numbers that the shop words itself: laces in cm, insoles in mm. */
export const numbers = (values: number[], each: Each) =>
  values.map((value) => ({ value: String(value), code: String(value), ...each }))

/** Every length of holder, in mm. They need a label: an unlabelled `254` would be read as the size of a boot. */
export const holders = (each: Each) =>
  numbers(holderLengths, each).map((step) => ({ ...step, label: { vi: `${step.value} mm`, en: `${step.value} mm` } }))

/** Sizes by letter, with what each one fits. */
export const lettered = (fits: Record<string, Words>, each: Each) =>
  Object.entries(fits).map(([letter, { vi, en }]) => ({
    value: letter,
    label: { vi: `${letter} (${vi})`, en: `${letter} (${en})` },
    code: letter,
    ...each,
  }))

/** What the letters of helmets fit. */
export const headGirths = {
  XS: { vi: '48–51 cm', en: '48–51 cm' },
  S: { vi: '51–54 cm', en: '51–54 cm' },
  M: { vi: '54–57 cm', en: '54–57 cm' },
  L: { vi: '57–60 cm', en: '57–60 cm' },
  XL: { vi: '60–63 cm', en: '60–63 cm' },
}

export const single = (code: string, each: Each) => [{ value: code, code, ...each }]
