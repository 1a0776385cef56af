import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Notice } from '#ui/notice.tsx'

type Failed = { id: string; to: string | undefined; name: ReactNode; refusal: string }

type Props = {
  /** A new one takes the focus: the pressed button is disabled, since nothing is ticked any more, and may be far below. */
  answer: object
  /** Said when nothing was ticked. */
  nothing: string
  /** The number of ticked rows, and the message for those that succeeded. */
  sent: number
  done: ReactNode
  failedTitle: string
  failed: Failed[]
}

/** What came of a step for many rows: one line for all that succeeded, and one for each that failed, with the reason. */
export function BulkOutcome({ answer, nothing, sent, done, failedTitle, failed }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [answer])
  return (
    <div ref={box} tabIndex={-1} className="grid gap-3 outline-none">
      {sent === 0 && <Notice tone="warning">{nothing}</Notice>}
      {sent > failed.length && <Notice tone="success">{done}</Notice>}
      {failed.length > 0 && (
        <Notice tone="error" title={failedTitle}>
          <ul className="grid gap-1">
            {failed.map(({ id, to, name, refusal }) => (
              <li key={id}>
                {to && (
                  <>
                    <Link to={to} className="link font-semibold">
                      {name}
                    </Link>
                    :{' '}
                  </>
                )}
                {refusal}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
