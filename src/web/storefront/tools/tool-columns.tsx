import type { ReactNode } from 'react'
import { m } from '#words/messages.js'

/** The questions, and beside or below them the answer. `#answer` is where a form of GET leads, with scripts and without. */
export const ToolColumns = ({ form, answer }: { form: ReactNode; answer: ReactNode }) => (
  <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 md:mt-10 md:grid-cols-[1fr_1.1fr] md:gap-14">
    {form}
    <section id="answer" aria-label={m.tool_answer()} className="scroll-mt-4 md:sticky md:top-24">
      {answer}
    </section>
  </div>
)

/** Before anything was asked. */
export const NoAnswerYet = ({ children }: { children: ReactNode }) => (
  <p className="rounded-lg bg-sunken p-5 text-muted">{children}</p>
)
