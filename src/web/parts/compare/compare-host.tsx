import { useFeature } from '#shop/settings/use-feature.ts'
import { useHref, useLocation } from 'react-router'
import { compareFormId, useCompared } from '#shop/search/cards/compare-list.ts'
import { lazyPart } from '#web/shell/loading/lazy-part.tsx'

const CompareTray = lazyPart(() => import('./compare-tray.tsx'), { isMute: true })

/** Pages with compare buttons; the tray shows only there, not on the comparison itself. */
const atChoosing = /^\/(en\/)?(shop|product|search)(\/|$)/

/** The form of the compare buttons for pages without scripts; the tray only when the compare list holds something. */
export function CompareHost() {
  const items = useCompared()
  const { pathname } = useLocation()
  const action = useHref('/compare')
  if (!useFeature('compare')) return null
  return (
    <>
      <form id={compareFormId} action={action} hidden />
      {items.length > 0 && atChoosing.test(pathname) && <CompareTray items={items} />}
    </>
  )
}
