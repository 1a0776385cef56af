import { cx } from '#ui/cx.ts'
import { m } from '#words/messages.js'

/** Shown beside the price of a boot sold without a blade. */
export const NoBladeNote = ({ className }: { className?: string }) => (
  <span className={cx('type-small font-semibold text-amber', className)}>{m.product_bare()}</span>
)
