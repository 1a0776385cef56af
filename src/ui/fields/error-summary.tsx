import { CircleAlert } from 'lucide-react'
import { useEffect, useId, useRef, type MouseEvent } from 'react'

export type SummaryError = { id: string; message: string }

type Props = { title: string; errors: readonly SummaryError[] }

/** The summary above a refused form; each line links to its field. It takes the focus when it appears: leave it out while the form is sent, and the next refusal takes the focus again. */
export const ErrorSummary = (props: Props) => (props.errors.length > 0 ? <Summary {...props} /> : null)

function Summary({ title, errors }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const titleId = useId()
  useEffect(() => box.current?.focus(), [])
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
      className="flex scroll-mt-4 gap-3 rounded-md border border-red bg-red-soft p-4 md:p-5"
    >
      <CircleAlert aria-hidden size={22} strokeWidth={1.9} className="mt-0.5 shrink-0 text-red" />
      <div>
        <h2 id={titleId} className="type-h3">
          {title}
        </h2>
        <ul className="mt-1">
          {errors.map(({ id, message }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={goTo(id)}
                className="flex min-h-11 items-center py-2 text-red underline underline-offset-4"
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

const goTo = (id: string) => (event: MouseEvent) => {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.focus()
  field.scrollIntoView({ block: 'center' })
}
