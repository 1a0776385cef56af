import { Bell } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { buttonClass } from '#ui/button.tsx'
import { lazyPart } from '#web/shell/loading/lazy-part.tsx'
import { m } from '#words/messages.js'
import type { ProductView } from '../find-product-view.server.ts'
import type { Picker } from '#web/parts/product/use-picker.ts'

const WatchDialog = lazyPart(() => import('./watch-dialog.tsx'), { isFloating: true })

type Props = { view: ProductView; picker: Picker; variantId: string }

/** Shown when the choice is sold out: offers an email when it is back. A link to a page of its own, a dialog with scripts. */
export function WatchInvite({ view: { name, slug }, picker: { words, lent, query }, variantId }: Props) {
  const [isOpen, setOpen] = useState<boolean>()
  const open = (event: React.MouseEvent) => {
    event.preventDefault()
    setOpen(true)
  }
  const what = [name, words].filter(Boolean).join(' · ')
  return (
    <>
      <Link
        to={`/product/${slug}/watch${query}`}
        onClick={open}
        className={buttonClass({ variant: 'outline', size: 'lg', block: true })}
      >
        <Bell aria-hidden size={20} strokeWidth={1.8} />
        {m.watch_open()}
      </Link>
      {/* Rendered outside the buy form, since forms cannot be nested and their submits must not mix. */}
      {isOpen !== undefined &&
        createPortal(
          <div onSubmit={(event) => event.stopPropagation()}>
            <WatchDialog
              key={variantId}
              isOpen={isOpen}
              onClose={() => setOpen(false)}
              variantId={variantId}
              what={<ProductName name={name} within={what} words={lent} />}
            />
          </div>,
          document.body,
        )}
    </>
  )
}
