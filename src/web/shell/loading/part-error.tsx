import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { m } from '#words/messages.js'
import { reloadKeepingTyped } from '../forms/typed-fields.ts'

type Props = {
  title: string
  text?: string
  onRetry: () => void
  retryText?: string
  /** Shown in a corner, for a part that has no place of its own in the page. */
  isFloating?: boolean
  onClose?: () => void
  children?: React.ReactNode
}

/** Shows the error in the place of the failed part, while the rest of the page works. Needs nothing from the network. */
export const PartError = ({
  title,
  text,
  onRetry,
  retryText = m.error_part_retry(),
  isFloating,
  onClose,
  children,
}: Props) => (
  <div
    role="alert"
    className={cx(
      'rounded-md border border-line bg-surface p-5 text-left whitespace-normal text-body',
      isFloating && 'fixed inset-x-4 above-foot z-40 shadow-sh2 sm:left-auto sm:w-96',
    )}
  >
    <p className="type-h3">{title}</p>
    {text && <p className="mt-1 text-muted">{text}</p>}
    <div className="mt-4 flex flex-wrap gap-2">
      <Button size="sm" onClick={onRetry}>
        {retryText}
      </Button>
      {children}
      {onClose && (
        <Button size="sm" variant="quiet" onClick={onClose}>
          {m.layout_close()}
        </Button>
      )}
    </div>
  </div>
)

export const ReloadButton = () => (
  <Button size="sm" variant="outline" onClick={reloadKeepingTyped}>
    {m.error_reload()}
  </Button>
)
