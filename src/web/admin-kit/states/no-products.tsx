import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { m } from '#words/messages.js'
import { EmptyRows } from '../list/empty-rows.tsx'

type Props = {
  /** the shop has no product at all: then there is one thing to do, and it is no filter */
  isFirst: boolean
  isFiltered: boolean
  /** where the list stands without filters */
  all: string
}

/** A list of products that is empty, and what to do about it. */
export const NoProducts = ({ isFirst, isFiltered, all }: Props) =>
  isFirst ? (
    <EmptyRows title={m.product_admin_first_title()} action={<FirstProductLinks />}>
      {m.product_admin_first_text()}
    </EmptyRows>
  ) : (
    <EmptyRows
      title={m.product_admin_none_title()}
      action={
        <Link to={all} className={buttonClass({ size: 'sm', variant: 'outline' })}>
          {m.product_admin_show_all()}
        </Link>
      }
    >
      {isFiltered ? m.product_admin_unmatched() : m.product_admin_none_text()}
    </EmptyRows>
  )

/** How the first product comes into the shop. */
export const FirstProductLinks = () => (
  <>
    <Link to="/admin/products/create" className={buttonClass({ size: 'sm' })}>
      <Plus aria-hidden size={18} />
      {m.product_admin_create()}
    </Link>
    <Link to="/admin/products/import" className={buttonClass({ size: 'sm', variant: 'outline' })}>
      {m.import_open()}
    </Link>
  </>
)
