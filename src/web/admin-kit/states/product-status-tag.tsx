import { readableWords } from '#platform/forms/readable.ts'
import type { ProductStatus } from '#shop/catalogue/product.ts'
import { Tag, type TagTone } from '#ui/tag.tsx'
import { m } from '#words/messages.js'

export const statusWords: Record<ProductStatus, () => string> = readableWords({
  draft: () => m.goods_draft(),
  scheduled: () => m.goods_scheduled(),
  active: () => m.goods_active(),
  archived: () => m.goods_archived(),
})
const tones: Record<ProductStatus, TagTone> = {
  draft: 'brass',
  scheduled: 'accent',
  active: 'green',
  archived: 'neutral',
}

export const ProductStatusTag = ({ status }: { status: ProductStatus }) => (
  <Tag tone={tones[status]}>{statusWords[status]()}</Tag>
)
