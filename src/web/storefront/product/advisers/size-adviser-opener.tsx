import { useFeature } from '#shop/settings/use-feature.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { lazyPart } from '#web/shell/loading/lazy-part.tsx'
import { m } from '#words/messages.js'
import type { ProductView } from '../find-product-view.server.ts'
import type { Picker } from '#web/parts/product/use-picker.ts'

const SizeDrawer = lazyPart(() => import('./size-drawer.tsx'), { isFloating: true })

/** A link to the adviser's own page; with scripts it opens beside the sizes, fetched at the first press. */
export function SizeAdviserOpener({ view, picker }: { view: ProductView; picker: Picker }) {
  const [isOpen, setOpen] = useState<boolean>()
  const isOffered = useFeature('advisers')
  if (!isOffered) return null
  const open = (event: React.MouseEvent) => (event.preventDefault(), setOpen(true))
  return (
    <>
      <Link to={`/product/${view.slug}/advice`} onClick={open} className="link inline-flex min-h-11 items-center">
        {m.advice_open()}
      </Link>
      {isOpen !== undefined && (
        <SizeDrawer isOpen={isOpen} onClose={() => setOpen(false)} view={view} picker={picker} />
      )}
    </>
  )
}
