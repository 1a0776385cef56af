import { z } from 'zod'
import { textError } from '#platform/forms/field-schema.ts'
import { attributes } from '#shop/catalogue/attributes/attributes.ts'
import { goodsFields } from '#shop/catalogue/product-fields.ts'
import type { CategorySlug } from '#shop/catalogue/product.ts'
import { m } from '#words/messages.js'

/** How an attribute is entered: a number, one or several choices, yes or no, or text. */
export type Measure = {
  key: string
  kind: 'number' | 'one' | 'many' | 'yesno' | 'text'
  /** Required for sale. */
  needed: boolean
  choices: string[]
}

type Schema = z.ZodType
const shapeOf = (category: CategorySlug): [string, Schema][] => Object.entries(attributes[category].shape)

/** Attributes of a category, in the order of attributes.ts. */
export const measuresOf = (category: CategorySlug): Measure[] =>
  shapeOf(category).map(([key, schema]) => ({
    key,
    needed: !schema.safeParse(undefined).success,
    ...inputKindOf(bare(schema)),
  }))

const bare = (schema: Schema): Schema =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? bare(schema.unwrap() as Schema) : schema

function inputKindOf(schema: Schema): Pick<Measure, 'kind' | 'choices'> {
  if (schema instanceof z.ZodEnum) return { kind: 'one', choices: schema.options.map(String) }
  if (schema instanceof z.ZodLiteral) return { kind: 'one', choices: [...schema.values].map(String) }
  if (schema instanceof z.ZodArray) return { kind: 'many', choices: inputKindOf(schema.element as Schema).choices }
  if (schema instanceof z.ZodBoolean) return { kind: 'yesno', choices: ['yes', 'no'] }
  return { kind: schema instanceof z.ZodNumber ? 'number' : 'text', choices: [] }
}

type Texts = Readonly<Record<string, string | undefined>>

/** Parses the fields `measure.<key>`. Empty ones are left out; with `mustBeWhole`, missing required ones are errors. */
export function readMeasures(category: CategorySlug, values: Texts, mustBeWhole: boolean) {
  const errors: Record<string, string> = {}
  const read: Record<string, unknown> = {}
  const schemas = new Map(shapeOf(category))
  for (const { key, kind, needed } of measuresOf(category)) {
    const field = `measure.${key}`
    const typed = (values[field] ?? '').trim()
    if (!typed) {
      if (needed && mustBeWhole) errors[field] = m.product_admin_measure_needed()
      continue
    }
    const error = kind !== 'many' && textError(goodsFields.measure, typed)
    if (error) {
      errors[field] = error
      continue
    }
    const result = bare(schemas.get(key)!).safeParse(valueOf(kind, typed, bare(schemas.get(key)!)))
    if (result.success) read[key] = result.data
    else errors[field] = sentenceOf(bare(schemas.get(key)!))
  }
  return { attributes: read, errors }
}

function valueOf(kind: Measure['kind'], typed: string, schema: Schema): unknown {
  if (kind === 'yesno') return typed === 'yes'
  if (kind === 'many') return typed.split(',')
  if (kind === 'number') return Number(typed.replace(',', '.'))
  // Choices may be numbers (7 and 8 feet) or strings (9.5).
  if (schema instanceof z.ZodLiteral) return [...schema.values].find((value) => String(value) === typed) ?? typed
  return typed
}

function sentenceOf(schema: Schema) {
  if (!(schema instanceof z.ZodNumber)) return m.product_admin_measure_choice()
  const { minValue, maxValue } = schema
  const isBound = maxValue !== null && maxValue < Number.MAX_SAFE_INTEGER
  return isBound
    ? m.product_admin_measure_between({ min: minValue ?? 0, max: maxValue })
    : m.product_admin_measure_number()
}

/** The attributes as field values. */
export const measureTexts = (saved: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(saved).map(([key, value]) => [
      `measure.${key}`,
      typeof value === 'boolean'
        ? value
          ? 'yes'
          : 'no'
        : Array.isArray(value)
          ? value.join(',')
          : String(value ?? ''),
    ]),
  )
