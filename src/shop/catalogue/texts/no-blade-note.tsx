import { cx } from '#ui/cx.ts'
import { m } from '#words/messages.js'

/** Beside the price of a boot that is sold without a blade. */
export const NoBladeNote = ({ className }: { className?: string }) => (
  <span className={cx('type-small font-semibold text-amber', className)}>{m.product_bare()}</span>
)
