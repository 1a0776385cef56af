import type { ReactNode } from 'react'
import type { ProductStatus } from '#shop/catalogue/product.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { m } from '#words/messages.js'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Thumb } from '#web/admin-kit/page/thumb.tsx'
import { ProductStatusTag } from '#web/admin-kit/states/product-status-tag.tsx'
import { NavLink } from 'react-router'
import { formatCount } from '#web/admin-kit/page/format-count.ts'

export type ProductTop = {
  id: string
  name: string
  typeText: string
  status: ProductStatus
  picture: string | null
  counts: { variants: number; pictures: number }
}

type FrameProps = {
  top: ProductTop
  /** Links and buttons at the right of the name. */
  actions?: ReactNode
  id?: string
  children: ReactNode
}

/** Frame of all pages of a product. */
export const ProductFrame = ({ top, actions, id, children }: FrameProps) => (
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
      note={top.typeText}
    >
      {actions}
    </PageHead>
    <ProductNav id={top.id} {...top.counts} />
    <div id={id} className="grid gap-5">
      {children}
    </div>
  </>
)

type Props = { id: string; variants: number; pictures: number }

/** Links between the three pages of a product: texts and prices, variants, pictures. */
const ProductNav = ({ id, variants, pictures }: Props) => (
  <nav aria-label={m.product_admin_nav()} className="mb-5 overflow-x-auto border-b border-line">
    <ul className="flex min-w-max">
      {[
        { to: 'edit', label: m.product_admin_nav_edit() },
        { to: 'variants', label: m.product_admin_variants(), count: variants },
        { to: 'pictures', label: m.product_admin_nav_pictures(), count: pictures },
      ].map(({ to, label, count }) => (
        <li key={to}>
          <NavLink
            to={`/admin/products/${id}/${to}`}
            className="group relative inline-flex min-h-12 items-center gap-2 rounded-sm px-3 font-[560] whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-[current=page]:text-ink"
          >
            {label}
            {count !== undefined && (
              <span className="num rounded-sm bg-sunken px-1.5 text-[0.8125rem] leading-5.5 group-aria-[current=page]:bg-accent-soft group-aria-[current=page]:text-accent">
                {formatCount(count)}
              </span>
            )}
            <span
              aria-hidden
              className="absolute inset-x-3 bottom-0 h-0.5 bg-accent not-group-aria-[current=page]:hidden"
            />
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
)
