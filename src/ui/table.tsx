import { useId, type ReactNode } from 'react'
import { cx } from './cx.ts'

type Props = {
  caption: ReactNode
  captionHidden?: boolean
  /** the one `<tr>` of headings */
  head?: ReactNode
  /** `cards`: on phones each row is a card whose cells name themselves by `data-label`; `scroll`: the frame scrolls sideways */
  phones?: 'cards' | 'scroll'
  className?: string
  /** the rows */
  children: ReactNode
}

/** The frame of a table: caption, headings that stay in sight, rows of 44 px. Cells are plain `<td>` and `<th scope>`. */
export function Table({ caption, captionHidden = false, head, phones = 'cards', className, children }: Props) {
  const captionId = useId()
  const scrolls = phones === 'scroll'
  return (
    <div
      role={scrolls ? 'region' : undefined}
      aria-labelledby={scrolls ? captionId : undefined}
      tabIndex={scrolls ? 0 : undefined}
      className={cx(scrolls && 'scrolls-sideways', className)}
    >
      <table className="table-frame" data-phones={phones}>
        <caption id={captionId} className={captionHidden ? 'sr-only' : 'type-h3 pb-3 text-left text-ink'}>
          {caption}
        </caption>
        {head && <thead>{head}</thead>}
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
