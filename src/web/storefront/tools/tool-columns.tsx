import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { m } from '#words/messages.js'

/** The questions, and beside or below them the answer. `#answer` is where a form of GET leads, with scripts and without. */
export function ToolColumns({ form, answer }: { form: ReactNode; answer: ReactNode }) {
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 md:mt-10 md:grid-cols-[1fr_1.1fr] md:gap-14">
      {form}
      <section
        ref={useLedTo()}
        id="answer"
        tabIndex={-1}
        aria-label={m.tool_answer()}
        className="scroll-mt-4 outline-none md:sticky md:top-24"
      >
        {answer}
      </section>
    </div>
  )
}

/** The part gets the focus, and so comes into sight, when the form of this page led to it. */
function useLedTo() {
  const part = useRef<HTMLElement>(null)
  const { key, hash } = useLocation()
  const type = useNavigationType()
  const first = useRef(key)
  useEffect(() => {
    if (key !== first.current && type !== 'POP' && hash === '#answer') part.current?.focus()
    first.current = key
  }, [key, hash, type])
  return part
}

/** Before anything was asked. */
export const NoAnswerYet = ({ children }: { children: ReactNode }) => (
  <p className="rounded-lg bg-sunken p-5 text-muted">{children}</p>
)
