import { useFeature } from '#shop/settings/use-feature.ts'
import { Link, useHref } from 'react-router'
import { lazyPart } from '#web/shell/loading/lazy-part.tsx'
import { m } from '#words/messages.js'
import type { ProductView } from '../find-product-view.server.ts'

const StiffnessCheck = lazyPart(() => import('#web/parts/advisers/stiffness-check.tsx'))

/** Below the meter: a link to the adviser's page; with scripts it opens in its place. */
export function StiffnessOpener({ view, isOpen }: { view: ProductView; isOpen: boolean }) {
  const { slug, discipline, stiffness } = view
  const action = useHref(`/product/${slug}/advice`)
  const isOffered = useFeature('advisers')
  if (!discipline || stiffness === null || !isOffered) return null
  if (isOpen)
    return (
      <div className="mt-5">
        <StiffnessCheck {...{ discipline, stiffness, action }} start={{}} isAsked={false} isFollowUp />
      </div>
    )
  return (
    <Link
      to={`/product/${slug}/advice#stiffness`}
      data-opens="stiffness"
      className="link inline-flex min-h-11 items-center"
    >
      {m.advice_stiffness_open()}
    </Link>
  )
}
