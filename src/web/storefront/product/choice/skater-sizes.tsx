import { useEffect } from 'react'
import { useHref } from 'react-router'
import { keepSkater, type OwnSkater } from '#web/parts/advisers/own-skater.ts'
import { focusSize } from '#web/parts/product/size-and-width.ts'
import { useLatestRequest } from '#web/shell/page/use-latest-request.ts'
import { m } from '#words/messages.js'

/** For a signed-in customer in whose browser no foot is kept: the feet of an only skater are taken, so that their size is chosen; of several, one is asked for. */
export default function SkaterSizes() {
  const { data, ask } = useLatestRequest<{ skaters: OwnSkater[] }>()
  const href = useHref('/api/skaters')
  useEffect(() => ask(href), [ask, href])
  const measured = (data?.skaters ?? []).filter(({ feet }) => feet)
  const only = measured.length === 1 ? measured[0] : undefined
  useEffect(() => only && keepSkater(only), [only])
  if (measured.length < 2) return null
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      {m.product_own_whose()}
      {measured.map((skater) => (
        <button
          key={skater.id}
          type="button"
          onClick={() => (keepSkater(skater), focusSize())}
          className="link -my-2.5 min-h-11"
        >
          {skater.nickname}
        </button>
      ))}
    </span>
  )
}
