import { z } from 'zod'
import type { DeclaredField } from '#kit/declare-fields.ts'
import { textOf } from '#platform/forms/field-schema.ts'
import type { NewProductDraft } from '#shop/catalogue/products/draft-product.ts'
import { lineSlugs } from '#shop/catalogue/product-draft.ts'
import { productTextFields } from '#shop/catalogue/product-fields.ts'
import { m } from '#words/messages.js'
import { readKind } from '../read-kind.ts'

const { name, summary } = productTextFields
const needed = (field: DeclaredField) => textOf(field, { min: 2, missing: () => m.product_admin_error_short() })

export const newProductForm = z
  .object({
    id: z.uuid(),
    kind: z.string().refine((kind) => readKind(kind) !== undefined, { error: () => m.product_admin_kind_missing() }),
    line: z.enum(lineSlugs),
    'vi.name': needed(name),
    'en.name': textOf({ ...name, required: false }),
    'vi.summary': needed(summary),
    'en.summary': textOf(summary),
  })
  .transform(({ id, kind, line, ...words }): NewProductDraft => ({
    id,
    line,
    ...readKind(kind)!,
    // The name may be the same in both languages; other English texts are written by people or stay empty (with-language-fallback.ts).
    names: { vi: words['vi.name'], en: words['en.name'] || words['vi.name'] },
    summaries: { vi: words['vi.summary'], en: words['en.summary'] },
  }))
