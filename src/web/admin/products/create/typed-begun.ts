import { z } from 'zod'
import type { Begun } from '#shop/catalogue/draft-product.ts'
import { lineSlugs } from '#shop/catalogue/product-draft.ts'
import { m } from '#words/messages.js'
import { readKind } from '../read-kind.ts'
import { longest } from '../typed-product.ts'

const text = (max: number) =>
  z
    .string()
    .normalize()
    .trim()
    .max(max, { error: () => m.admin_error_long({ max }) })
const needed = (max: number) => text(max).min(2, { error: () => m.goods_error_short() })

export const begunForm = z
  .object({
    id: z.uuid(),
    kind: z.string().refine((kind) => readKind(kind) !== undefined, { error: () => m.goods_kind_missing() }),
    line: z.enum(lineSlugs),
    'vi.name': needed(longest.name),
    'en.name': text(longest.name),
    'vi.summary': needed(longest.summary),
    'en.summary': text(longest.summary),
  })
  .transform(({ id, kind, line, ...words }): Begun => ({
    id,
    line,
    ...readKind(kind)!,
    // A name may be the same in both languages; other English is written by people or not there (fall-back.ts).
    names: { vi: words['vi.name'], en: words['en.name'] || words['vi.name'] },
    summaries: { vi: words['vi.summary'], en: words['en.summary'] },
  }))
