import { z } from 'zod'
import { locales } from '#kit/localized.ts'
import type { Localized } from '#kit/localized.ts'
import { textError } from '#platform/forms/field-schema.ts'
import { goodsFields } from '#shop/catalogue/product-fields.ts'
import { vatClasses, type VatClass } from '#shop/catalogue/prices/vat-class.ts'
import { m } from '#words/messages.js'

type Texts = Readonly<Record<string, string | undefined>>
type TaxAndStock = {
  vatClass: VatClass
  boxCm: number[] | null
  origin: Localized | null
  publishAt: Date | null
  /** Low-stock threshold; null means the shop's default. */
  lowAt: number | null
}

const boxSides = ['box.length', 'box.width', 'box.height'] as const
const dayForm = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d/)
  .transform((typed) => new Date(`${typed.slice(0, 16)}:00+07:00`))
  .refine((at) => !Number.isNaN(at.getTime()))

/** Parses the facts for tax, shipping, documents and stock; `needsDay` requires a publishing day. */
export function readTaxAndStockFields(values: Texts, needsDay: boolean) {
  const errors: Record<string, string> = {}
  const textOf = (name: string) => (values[name] ?? '').trim().normalize()
  const read: TaxAndStock = {
    vatClass: vatClasses.find((one) => one === textOf('vatClass')) ?? 'goods',
    boxCm: readBox(textOf, errors),
    origin: readOrigin(textOf, errors),
    publishAt: null,
    lowAt: readCount(textOf('lowAt'), errors),
  }
  if (needsDay) {
    const day = dayForm.safeParse(textOf('publishAt'))
    if (day.success) read.publishAt = day.data
    else errors.publishAt = m.product_admin_error_publish_day()
  }
  return { read, errors }
}

type TextOf = (name: string) => string

function readBox(textOf: TextOf, errors: Record<string, string>) {
  const typed = boxSides.map(textOf)
  if (typed.every((one) => !one)) return null
  const invalidSide = boxSides.find((_, at) => !/^\d{1,3}$/.test(typed[at]!) || Number(typed[at]) < 1)
  if (invalidSide) errors[invalidSide] = m.product_admin_error_box()
  return typed.map(Number)
}

function readOrigin(textOf: TextOf, errors: Record<string, string>): Localized | null {
  const [vi, en] = locales.map((locale) => {
    const error = textError(goodsFields.origin, textOf(`origin.${locale}`))
    if (error) errors[`origin.${locale}`] = error
    return textOf(`origin.${locale}`)
  }) as [string, string]
  if (en && !vi) errors['origin.vi'] = m.product_admin_error_short()
  return vi ? { vi, en } : null
}

function readCount(typed: string, errors: Record<string, string>) {
  if (!typed) return null
  if (!/^\d{1,3}$/.test(typed)) errors.lowAt = m.product_admin_error_low()
  return Number(typed)
}
