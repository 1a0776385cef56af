import { z } from 'zod'
import { localized } from '#kit/localized.ts'
import { slugPattern } from '#kit/slug-pattern.ts'
import { isTypeOf, typesOf } from './attributes/types.ts'
import { vatClasses } from './prices/vat-class.ts'
import { productTextFields as fields } from './product-fields.ts'

/** The last part of a product's address. */
export const slugWords = z.string().regex(slugPattern).max(fields.slug.max)

/** The input for a new product: both languages, options, variants, pictures. Money in whole đồng, VAT included. */
const words = z.object({
  name: z.string().min(2).max(fields.name.max),
  /** If it is empty, the product's id is its address. */
  slug: slugWords.or(z.literal('')),
  summary: z.string().min(2).max(fields.summary.max),
  /** Paragraphs, separated by an empty line. */
  description: z.string().max(fields.description.max),
  care: z.string().max(fields.care.max).default(''),
})

const label = z.object(localized(() => z.string().min(1)))

export const categorySlugs = [
  'figure',
  'hockey',
  'speed',
  'recreational',
  'blades',
  'protective',
  'accessories',
  'services',
] as const satisfies (keyof typeof typesOf)[]
export const lineSlugs = ['premium', 'sport', 'classic'] as const
export const optionKeys = ['colour', 'size', 'width', 'blade_length', 'hollow', 'length', 'kind'] as const

const option = z.object({
  key: z.enum(optionKeys),
  /** A size or width needs no label of its own; a colour has a name in both languages and a swatch (`#rrggbb`). */
  values: z
    .array(z.object({ value: z.string().min(1), label: label.optional(), swatch: z.string().optional() }))
    .min(1),
})

const variant = z.object({
  sku: z.string().regex(/^[A-Z0-9-]{4,40}$/),
  options: z.partialRecord(z.enum(optionKeys), z.string()),
  price: z.int().min(0),
  sale: z.object({ price: z.int().min(0), from: z.date().optional(), until: z.date().optional() }).optional(),
  weightG: z.int().min(1),
})

const picture = z.object({
  /** Name of the picture's files without width and ending, e.g. `figure-premium-white-side-cutout`. */
  file: z.string(),
  alt: label,
  /** Of the largest file, in px. */
  width: z.int().default(1000),
  /** Shown for these options only, e.g. `{ colour: 'white' }`; for all if absent. */
  options: z.partialRecord(z.enum(optionKeys), z.string()).optional(),
})

export const productDraft = z
  .object({
    category: z.enum(categorySlugs),
    /** One of its category’s types (types.ts): `set`, `guards`, `helmet` … */
    type: z.string(),
    line: z.enum(lineSlugs),
    levels: z.array(z.string()).default([]),
    ...localized(() => words),
    /** Keys and units: attributes.ts. */
    attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])).default({}),
    warrantyMonths: z.int().min(0).default(0),
    vatClass: z.enum(vatClasses).default('goods'),
    /** Outer box in cm, for the weight by volume. */
    boxCm: z.tuple([z.int(), z.int(), z.int()]).optional(),
    origin: label.optional(),
    options: z.array(option),
    variants: z.array(variant).min(1),
    pictures: z.array(picture),
    /** Vietnamese slugs of its companions. */
    companions: z.array(z.string()).default([]),
    /** Position in the editors' choice on the home page; absent: not chosen. */
    choice: z.int().optional(),
    status: z.enum(['draft', 'active', 'archived']).default('active'),
  })
  .refine(({ category, type }) => isTypeOf(category, type), { path: ['type'], error: 'no such type in this category' })

export type ProductDraft = z.infer<typeof productDraft>
export type ProductInput = z.input<typeof productDraft>
