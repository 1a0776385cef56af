import { z } from 'zod'
import type { Document } from './document.ts'
import { isSafeLink } from './safe-link.ts'
import { bodyFields } from '../article-fields.ts'

/** Far above any text written by a person, far below what would exhaust a recursive parser. */
const maxDepth = 32
const maxParts = 50_000

/** Counts without recursion before anything recursive runs, so that a document a million levels deep is refused and does not overflow the stack. */
function isOfSaneSize(input: unknown) {
  const waiting: [unknown, number][] = [[input, 0]]
  for (let parts = 0; waiting.length; parts += 1) {
    const [value, depth] = waiting.pop()!
    if (parts > maxParts || depth > maxDepth * 2) return false
    if (typeof value === 'object' && value) for (const part of Object.values(value)) waiting.push([part, depth + 1])
  }
  return true
}

/** Normalises each letter to one encoding, and removes what the database would refuse. */
const plain = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => text.isWellFormed() && !text.includes('\0'), 'this text holds signs that are no letters')
    .normalize('NFC')

const link = z.object({
  href: z.string().max(bodyFields.link.max).refine(isSafeLink, 'this link may not stand in a text'),
})
const mark = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({ type: z.literal('code') }),
  z.object({ type: z.literal('link'), attrs: link }),
])

const leaf = <Type extends string>(type: Type) => z.object({ type: z.literal(type) })
const inline = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('text'),
    text: plain(20_000).min(1),
    marks: z.array(mark).max(4).optional(),
  }),
  leaf('hardBreak'),
])
const words = z.array(inline).optional()

export const mediaFile = z.string().regex(/^[a-z0-9][a-z0-9-]{0,120}$/)
const name = z.string().regex(/^[a-z0-9][a-z0-9-]{0,80}$/)
const caption = plain(bodyFields.caption.max)

const blocks: z.ZodType = z.array(z.lazy(() => block)).min(1)
const listItems = z.array(z.object({ type: z.literal('listItem'), content: blocks })).min(1)
const span = z.object({ colspan: z.int().min(1).max(12).optional(), rowspan: z.int().min(1).max(100).optional() })
const cell = z.object({ type: z.enum(['tableCell', 'tableHeader']), attrs: span.optional(), content: blocks })
const rows = z.array(z.object({ type: z.literal('tableRow'), content: z.array(cell).min(1) })).min(1)

/** Unknown attributes (left by the editor) are dropped, unknown nodes refuse the document. */
const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph'), content: words }),
  z.object({
    type: z.literal('heading'),
    attrs: z.object({ level: z.int().min(2).max(4), id: name.optional() }),
    content: words,
  }),
  z.object({ type: z.literal('bulletList'), content: listItems }),
  z.object({
    type: z.literal('orderedList'),
    attrs: z.object({ start: z.int().min(0).optional() }).optional(),
    content: listItems,
  }),
  z.object({ type: z.literal('steps'), content: listItems }),
  z.object({ type: z.literal('blockquote'), content: blocks }),
  z.object({ type: z.literal('summary'), content: blocks }),
  z.object({ type: z.literal('callout'), attrs: z.object({ tone: z.enum(['note', 'warning']) }), content: blocks }),
  z.object({
    type: z.literal('table'),
    attrs: z.object({ caption: caption.optional(), phones: z.enum(['scroll', 'cards']).optional() }).optional(),
    content: rows,
  }),
  z.object({
    type: z.literal('image'),
    attrs: z.object({
      file: mediaFile,
      alt: plain(bodyFields.alt.max),
      ratio: z.number().min(0.1).max(10).optional(),
      caption: caption.optional(),
    }),
  }),
  // A video is never played here, only linked, so that no other site learns who reads.
  z.object({
    type: z.literal('video'),
    attrs: z.object({
      provider: z.enum(['youtube', 'vimeo']),
      id: z.string().regex(/^[\w-]{4,32}$/),
      title: plain(bodyFields.film.max).min(1),
    }),
  }),
  leaf('horizontalRule'),
  // Filled by the page that shows the article: a product, a figure drawn from numbers, or a part of that page.
  z.object({ type: z.literal('productCard'), attrs: z.object({ slug: name }) }),
  z.object({ type: z.literal('figure'), attrs: z.object({ name }) }),
  z.object({ type: z.literal('embed'), attrs: z.object({ name }) }),
])

/** Every document that enters the shop passes these rules. */
export const documentRules = z
  .unknown()
  .refine(isOfSaneSize, { error: 'this text is too large', abort: true })
  .pipe(z.object({ type: z.literal('doc'), content: z.array(block).optional() })) as unknown as z.ZodType<
  Document,
  Document
>
