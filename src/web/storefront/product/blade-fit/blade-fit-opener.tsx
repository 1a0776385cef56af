import { useState } from 'react'
import { Link } from 'react-router'
import { lazyPart } from '#web/chrome/lazy-part.tsx'
import { m } from '#words/messages.js'
import type { ProductView } from '../find-product-view.server.ts'
import type { Picker } from '../use-picker.ts'

const BladeFit = lazyPart(() => import('./fetched-blade-fit.tsx'))

/** On pages of loose blades: does it go under my boot? A link to the page that says so; with scripts it opens in its place. */
export function BladeFitOpener({ view: { slug, blade }, picker }: { view: ProductView; picker: Picker }) {
  const [isOpen, setOpen] = useState(false)
  if (!blade || blade.isBoot) return null
  const length = picker.choice[blade.key]
  if (isOpen) return <BladeFit slug={slug} length={length} />
  return (
    <Link
      to={`/product/${slug}/advice${length ? `?length=${length}` : ''}#blade-fit`}
      onClick={(event) => (event.preventDefault(), setOpen(true))}
      className="link inline-flex min-h-11 items-center"
    >
      {m.bladefit_open()}
    </Link>
  )
}
