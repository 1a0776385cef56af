import { useFeature } from '#shop/settings/use-feature.ts'
import { useHref, useLocation } from 'react-router'
import { compareFormId, useCompared } from '#shop/search/cards/compare-list.ts'
import { lazyPart } from '#web/shell/loading/lazy-part.tsx'

const CompareTray = lazyPart(() => import('./compare-tray.tsx'), { isMute: true })

/** Where one chooses; the comparison itself needs no way to it, and elsewhere the tray would only be in the way. */
const atChoosing = /^\/(en\/)?(shop|product|search)(\/|$)/

/** The form of the compare buttons for who has no scripts; the tray only where something was set aside. */
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
