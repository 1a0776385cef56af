import { useFeature } from '#shop/settings/use-feature.ts'
import { Link } from 'react-router'
import type { Options } from '#shop/catalogue/product.ts'
import { lazyPart } from '#web/shell/loading/lazy-part.tsx'
import { m } from '#words/messages.js'
import type { ProductView } from '../find-product-view.server.ts'

const BladeFit = lazyPart(() => import('./fetched-blade-fit.tsx'))

type Props = { view: ProductView; choice: Options; isOpen: boolean }

/** On pages of loose blades: a link to the page that checks whether the blade fits a boot; with scripts the check opens here. */
export function BladeFitOpener({ view: { slug, blade }, choice, isOpen }: Props) {
  const isOffered = useFeature('advisers')
  if (!blade || blade.isBoot || !isOffered) return null
  const length = choice[blade.key]
  if (isOpen) return <BladeFit slug={slug} length={length} />
  return (
    <Link
      to={`/product/${slug}/advice${length ? `?length=${length}` : ''}#blade-fit`}
      data-opens="blade-fit"
      className="link inline-flex min-h-11 items-center"
    >
      {m.advice_blade_open()}
    </Link>
  )
}
