import type { ReactNode } from 'react'
import type { ProductStatus } from '#shop/catalogue/product.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { m } from '#words/messages.js'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Thumb } from '#web/admin-kit/page/thumb.tsx'
import { ProductNav } from './product-nav.tsx'
import { ProductStatusTag } from '#web/admin-kit/states/product-status-tag.tsx'

export type ProductTop = {
  id: string
  name: string
  place: string
  status: ProductStatus
  picture: string | null
  counts: { variants: number; pictures: number }
}

/** What all screens of a product begin with. */
export const ProductHead = ({ top, children }: { top: ProductTop; children?: ReactNode }) => (
  <>
    <PageHead
      back={{ to: '/admin/products', label: m.product_admin_title() }}
      title={
        <span className="flex items-center gap-3">
          <Thumb file={top.picture} px={64} className="size-12" />
          <ProductName name={top.name} />
        </span>
      }
      tags={<ProductStatusTag status={top.status} />}
      note={top.place}
    >
      {children}
    </PageHead>
    <ProductNav id={top.id} {...top.counts} />
  </>
)
