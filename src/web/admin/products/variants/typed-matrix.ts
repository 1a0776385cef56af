import { z } from 'zod'
import { readDong } from '#kit/read-dong.ts'
import { choiceKey, draftVariants, maxVariants, type OptionDraft } from '#shop/catalogue/variants/draft-variants.ts'
import type { ProductForEdit } from '#shop/catalogue/products/find-product-for-edit.ts'
import type { Options } from '#shop/catalogue/product.ts'
import { optionKeys } from '#shop/catalogue/product-draft.ts'
import { isGtin } from '#shop/catalogue/variants/is-gtin.ts'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import type { Rejected } from '#web/admin-kit/form/read-form.ts'
import { amount, productTextsIn } from '../typed-product.ts'
import type { OptionPlan } from './typed-options.ts'
import { localizedText } from '#kit/localized-schema.ts'

/** A row of the matrix as field values. */
type MatrixRow = {
  variantId: string | null
  options: Options
  on: boolean
  sku: string
  barcode: string
  price: string
  weightG: string
}
export type Matrix = { options: OptionDraft[]; rows: MatrixRow[] }

const optionsOf = ({ options }: Pick<ProductForEdit, 'options'>): OptionDraft[] =>
  [...Map.groupBy(options, ({ key }) => key)].map(([key, values]) => ({
    key,
    values: values.map(({ value, label, swatch }) => ({ value, label, swatch })),
  }))

const draftOf = ({ id, options, sku, barcode, price, weightG }: ProductForEdit['variants'][number]) => ({
  variantId: id,
  options,
  sku,
  barcode: barcode ?? '',
  price,
  weightG,
})

const inFields = (one: ReturnType<typeof draftVariants>[number], on: boolean): MatrixRow => ({
  ...one,
  on,
  price: formatCount(one.price),
  weightG: String(one.weightG),
})

/** The saved matrix. */
export const savedMatrix = (product: ProductForEdit): Matrix => ({
  options: optionsOf(product),
  rows: product.variants.map((variant) => inFields(draftOf(variant), true)),
})

/** The matrix that the options produce. A combination that was left out on purpose stays off until it is ticked. */
export function draftMatrix(product: ProductForEdit, plan: OptionPlan): Matrix {
  const known = new Map(optionsOf(product).map(({ key, values }) => [key, new Set(values.map(({ value }) => value))]))
  const isGap = (options: Options) =>
    product.variants.length > 0 &&
    plan.options.length === known.size &&
    plan.options.every(({ key }) => known.get(key)?.has(options[key] ?? ''))
  const rows = draftVariants(plan, product.variants.map(draftOf))
  return {
    options: plan.options,
    rows: rows.map((row) => inFields(row, row.variantId !== null || !isGap(row.options))),
  }
}

const optionsForm = z
  .array(
    z.object({
      key: z.enum(optionKeys),
      values: z
        .array(
          z.object({
            value: z.string().min(1),
            label: localizedText.nullish(),
            swatch: z.string().nullish(),
          }),
        )
        .min(1)
        .max(maxVariants),
    }),
  )
  .max(optionKeys.length)
const choiceForm = z.partialRecord(z.enum(optionKeys), z.string())

const fromJson = <T>(schema: z.ZodType<T>, text: string): T | undefined => {
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Parses the submitted matrix; undefined if it is malformed. */
export function sentMatrix(form: FormData, product: ProductForEdit): Matrix | undefined {
  const values = productTextsIn(form)
  const options = fromJson(optionsForm, values.options ?? '')
  if (!options) return
  const saved = new Map(product.variants.map((one) => [choiceKey(one.options), one]))
  const rows: MatrixRow[] = []
  for (let n = 0; n < maxVariants && `choice.${n}` in values; n += 1) {
    const choices = fromJson(choiceForm, values[`choice.${n}`]!)
    if (!choices || !fits(choices, options)) return
    const was = saved.get(choiceKey(choices))
    rows.push({
      variantId: was?.id ?? null,
      options: choices,
      on: `on.${n}` in values,
      sku: (values[`sku.${n}`] ?? '').trim().toUpperCase(),
      barcode: (values[`barcode.${n}`] ?? '').replace(/\s/g, ''),
      price: was ? formatCount(was.price) : (values[`price.${n}`] ?? ''),
      weightG: (values[`weightG.${n}`] ?? '').trim(),
    })
  }
  return { options, rows }
}

/** Field names may not contain the characters of option values, so an existing variant is named by its id. */
const rowName = (row: MatrixRow) => row.variantId ?? choiceKey(row.options)

/** The matrix as field values. */
export const matrixFields = ({ rows }: Matrix): Record<string, string> =>
  Object.fromEntries(
    rows.flatMap((row) =>
      rowParts.map((part) => [`${part}.${rowName(row)}`, part === 'on' ? (row.on ? 'on' : '') : row[part]]),
    ),
  )
const rowParts = ['on', 'sku', 'barcode', 'weightG'] as const

/** Applies the merged fields to the matrix; variants that somebody else added become its last rows. */
export function withMerged(
  sent: Matrix,
  saved: Matrix,
  merged: Record<string, string>,
  base: ReadonlySet<string>,
): Matrix {
  const added = saved.rows.filter((row) => !sent.rows.some((one) => choiceKey(one.options) === choiceKey(row.options)))
  const rows = [...sent.rows, ...added].map((row): MatrixRow => {
    const now = (part: (typeof rowParts)[number], fallback: string) => merged[`${part}.${rowName(row)}`] ?? fallback
    return {
      ...row,
      // A variant that was on when the form was loaded and is off now was removed by somebody else.
      on: now('on', row.on && !base.has(`on.${rowName(row)}`) ? 'on' : '') === 'on',
      sku: now('sku', row.sku),
      barcode: now('barcode', row.barcode),
      weightG: now('weightG', row.weightG),
    }
  })
  return { options: withAdded(sent.options, added.length ? saved.options : []), rows }
}

/** Adds option values that somebody else added. */
const withAdded = (options: OptionDraft[], added: OptionDraft[]): OptionDraft[] =>
  options.map(({ key, values }) => {
    const more = added.find((one) => one.key === key)?.values ?? []
    return { key, values: [...values, ...more.filter(({ value }) => !values.some((one) => one.value === value))] }
  })

const fits = (choices: Options, options: OptionDraft[]) =>
  Object.keys(choices).length === options.length &&
  options.every(({ key, values }) => values.some(({ value }) => value === choices[key]))

/** Parses the rows that are on, or returns one error per field. */
export function readMatrix({ rows }: Matrix) {
  const errors: Record<string, string> = {}
  const read = rows.flatMap((row, at) => {
    if (!row.on) return []
    const price = amount.safeParse(row.price)
    // A stored price is only shown here: it is corrected in the product's form.
    if (!price.success && !row.variantId) errors[`price.${at}`] = price.error.issues[0]!.message
    if (!/^[A-Z0-9-]{4,40}$/.test(row.sku)) errors[`sku.${at}`] = m.product_admin_error_sku()
    if (row.barcode && !isGtin(row.barcode)) errors[`barcode.${at}`] = m.product_admin_error_barcode()
    const weightG = Number(row.weightG)
    if (!/^\d{1,6}$/.test(row.weightG) || weightG < 1 || weightG > 100_000)
      errors[`weightG.${at}`] = m.product_admin_error_weight()
    const { options, sku, barcode } = row
    return [{ options, sku, barcode: barcode || null, price: price.data ?? readDong(row.price) ?? 0, weightG }]
  })
  const rejected: Rejected | undefined = Object.keys(errors).length ? { errors, values: {} } : undefined
  return { rows: read, rejected }
}
