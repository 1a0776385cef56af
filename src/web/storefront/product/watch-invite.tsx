import { Bell } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { lazyPart } from '#web/chrome/lazy-part.tsx'
import { m } from '#words/messages.js'
import type { ProductView } from './find-product-view.server.ts'
import type { Picker } from './use-picker.ts'

const WatchDialog = lazyPart(() => import('./watch-dialog.tsx'), { isFloating: true })

/** The choice is sold out: one may be told when it is back. A link to a page of its own, a dialog where there are scripts. */
export function WatchInvite({ view: { name, slug }, picker }: { view: ProductView; picker: Picker }) {
  const { variant, words, query } = picker
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  if (variant?.stock !== 0) return null
  const open = (event: React.MouseEvent) => {
    event.preventDefault()
    setOpened(true)
    setOpen(true)
  }
  const what = [name, words].filter(Boolean).join(' · ')
  return (
    <>
      <Link
        to={`/product/${slug}/watch${query}`}
        onClick={open}
        className={`${buttonClass({ variant: 'outline', block: true })} mt-4`}
      >
        <Bell aria-hidden size={20} strokeWidth={1.8} />
        {m.watch_open()}
      </Link>
      {/* Out of the buyer's form: a form within a form is none. */}
      {wasOpened &&
        createPortal(
          <div onSubmit={(event) => event.stopPropagation()}>
            <WatchDialog
              key={variant.id}
              isOpen={isOpen}
              onClose={() => setOpen(false)}
              variantId={variant.id}
              what={what}
            />
          </div>,
          document.body,
        )}
    </>
  )
}
