import { useEffect, useRef, type MouseEvent } from 'react'
import { Link } from 'react-router'
import { dong } from '#kit/money.ts'
import { FallbackText } from '#shop/catalogue/texts/fallback-text.tsx'
import { Notice } from '#ui/notice.tsx'
import { m } from '#words/messages.js'
import type { CheckoutView } from './view-checkout.server.ts'

export type RetryReason = {
  /** Why the order was not placed; nothing where only the review is to be looked at. */
  refusal?: string
  /** The total that the buyer saw, and what it is now. */
  moved?: { from: number; to: number }
  /** A code caused it; the code's field says what happened. */
  isCode?: boolean
  /** A typed code was applied instead: what the order costs now. */
  applied?: number
}

/** Stands above the form, away from the button, so it takes the focus to be noticed. Give it a new `key` per answer. */
export function RetryNotice({ refusal, moved, isCode, applied }: RetryReason) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-4 rounded-md">
      {applied !== undefined ? (
        <Notice tone="info" title={m.checkout_code_applied()}>
          {m.checkout_code_applied_text({ total: dong(applied) })}
        </Notice>
      ) : refusal === undefined ? (
        <Notice tone="info" title={m.checkout_review_title()}>
          {m.checkout_review_text()}
        </Notice>
      ) : (
        <Notice tone="error" title={m.checkout_refused()}>
          {refusal}
          {isCode && (
            <a href="#coupon" className="link mt-1 flex min-h-11 w-fit items-center" onClick={toCode}>
              {m.checkout_see_code()}
            </a>
          )}
          {moved && (
            <p className="mt-2 num">
              <s className="text-muted">
                <span className="sr-only">{m.checkout_total_was()}: </span>
                {dong(moved.from)}
              </s>{' '}
              <span aria-hidden>→</span> <span className="sr-only">{m.checkout_total_now()}: </span>
              <b className="font-semibold text-ink">{dong(moved.to)}</b>
            </p>
          )}
          {moved && <p className="mt-1">{m.checkout_press_again()}</p>}
        </Notice>
      )}
    </div>
  )
}

/** Leads to the code's chip, which says why and can remove it. */
function toCode(event: MouseEvent) {
  const box = document.getElementById('coupon')
  const mark = box?.querySelector<HTMLElement>('[data-coupon=refused] button') ?? box?.querySelector('input')
  if (!box || !mark) return
  event.preventDefault()
  mark.focus()
  box.scrollIntoView({ block: 'center' })
}

type NoticeProps = Pick<CheckoutView, 'problems' | 'news' | 'lent'>

/** Problems of the cart, with links to it. */
export const CartProblems = ({ problems, news, lent }: NoticeProps) =>
  [...problems.map((text) => ({ text, blocks: true })), ...news.map((text) => ({ text, blocks: false }))].map(
    ({ text, blocks }) => (
      <Notice
        key={text}
        tone={blocks ? 'warning' : 'info'}
        action={
          <Link to="/cart" className="link">
            {m.checkout_edit()}
          </Link>
        }
      >
        <FallbackText text={text} words={lent} />
      </Notice>
    ),
  )
