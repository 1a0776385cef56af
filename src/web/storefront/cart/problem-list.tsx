import { FallbackText } from '#shop/catalogue/texts/fallback-text.tsx'
import { Notice } from '#ui/notice.tsx'
import type { CartView } from '#web/shell/cart/cart-view.server.ts'
import { m } from '#words/messages.js'

/** What stands in the way, above all lines, each leading to its line: on a phone the line may be far below. */
export function ProblemList({ view: { lines, problems } }: { view: Pick<CartView, 'lines' | 'problems'> }) {
  const told = problems.filter(({ id }) => lines.some((line) => line.id === id))
  if (lines.length < 2 || !told.length) return null
  return (
    <Notice tone="warning" title={m.cart_fix_count({ count: told.length })} className="mb-5">
      <ul>
        {told.map(({ id, text, lent }) => (
          <li key={`${id} ${text}`}>
            <a href={`#line-${id}`} className="link inline-flex min-h-11 items-center">
              <FallbackText text={text} words={lent} />
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
