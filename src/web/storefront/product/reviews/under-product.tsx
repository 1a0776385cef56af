import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'

type Props = {
  product: { name: string; slug: string }
  here: string
  title: string
  action?: { to: string; label: string }
  children: ReactNode
}

/** A page that belongs to a product: the way back to it, a heading, one thing to do. */
export const UnderProduct = ({ product, here, title, action, children }: Props) => (
  <div className="wrap pb-12 md:pb-20">
    <Breadcrumbs trail={[{ label: product.name, to: `/product/${product.slug}` }]} here={here} />
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <h1 className="type-h1 min-w-0 break-words">
        <ProductName name={product.name} within={title} />
      </h1>
      {action && (
        <Link to={action.to} rel="nofollow" className={buttonClass({ variant: 'outline', size: 'sm' })}>
          {action.label}
        </Link>
      )}
    </div>
    {children}
  </div>
)
