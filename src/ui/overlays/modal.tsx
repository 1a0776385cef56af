import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { IconButton } from '../icon-button.tsx'
import { useModal } from './use-modal.ts'

export type ModalProps = {
  /** leave it out to open the dialog by `<button commandfor={id} command="show-modal">`, with or without scripts */
  open?: boolean
  onClose?: () => void
  title: ReactNode
  titleHidden?: boolean
  closeLabel: string
  /** stays in sight below what scrolls */
  footer?: ReactNode
  id?: string
  className?: string
  children: ReactNode
}

/** The native modal under Dialog, Drawer and Sheet: the page behind is inert, Esc and a press on the backdrop close it, and the focus returns. */
export function Modal({
  kind,
  open,
  onClose,
  title,
  titleHidden,
  closeLabel,
  footer,
  id,
  className,
  children,
}: ModalProps & { kind: string }) {
  const { dialog, filled } = useModal(open)
  const titleId = useId()
  return (
    <dialog
      ref={dialog}
      id={id}
      closedby="any"
      aria-labelledby={titleId}
      onClose={onClose}
      className={cx('modal', kind, className)}
    >
      <div className="flex min-h-0 flex-1 flex-col">
        <header
          className={cx(
            'flex items-center gap-4 py-3 pr-3',
            // Without a title there is no band for it: the button stands beside the first line.
            titleHidden ? 'absolute top-2 right-0' : 'justify-between border-b border-line pl-4 md:pl-6',
          )}
        >
          <h2 id={titleId} className={titleHidden ? 'sr-only' : 'type-h3'}>
            {title}
          </h2>
          <IconButton label={closeLabel} onClick={() => dialog.current?.close()}>
            <X aria-hidden size={24} />
          </IconButton>
        </header>
        <div className="px-4 py-5 md:px-6">{filled && children}</div>
        {footer && (
          <footer data-bottom-bar className="border-t border-line px-4 py-4 md:px-6">
            {filled && footer}
          </footer>
        )}
      </div>
    </dialog>
  )
}
