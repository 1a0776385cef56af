import { readableWords } from '#platform/forms/readable.ts'
import type { ProductStatus } from '#shop/catalogue/product.ts'
import { Tag, type TagTone } from '#ui/tag.tsx'
import { m } from '#words/messages.js'

export const statusWords: Record<ProductStatus, () => string> = readableWords({
  draft: () => m.product_admin_draft(),
  scheduled: () => m.product_admin_scheduled(),
  active: () => m.product_admin_active(),
  archived: () => m.product_admin_archived(),
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
