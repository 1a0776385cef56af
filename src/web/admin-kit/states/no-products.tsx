import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { m } from '#words/messages.js'

type EmptyListState = {
  /** The shop has no product at all, so the list offers to create the first one. */
  isFirst: boolean
  isFiltered: boolean
}

/** Message for an empty product list, with what to do next. */
export const noProducts = ({ isFirst, isFiltered }: EmptyListState) =>
  isFirst
    ? { title: m.product_admin_first_title(), text: m.product_admin_first_text(), action: <FirstProductLinks /> }
    : {
        title: m.product_admin_none_title(),
        text: isFiltered ? m.product_admin_unmatched() : m.product_admin_none_text(),
        showAll: m.product_admin_show_all(),
      }

/** Ways to create the first product. */
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
