import type { ReactNode } from 'react'
import { Tag } from '#ui/tag.tsx'
import { AdviceWarning } from '#web/parts/advisers/advice-warning.tsx'
import { RulesNote } from '#web/parts/advisers/rules-note.tsx'
import { m } from '#words/messages.js'
import { Reasons } from '#web/parts/advisers/reasons.tsx'
import type { ToolAnswer } from './tool-answer.ts'

/** The answer of a tool: result, confidence, reasons and warnings. */
export function AnswerCard({
  answer: { said, beside, tag, warning, facts = [], reasons, more, cautions },
  children,
}: {
  answer: ToolAnswer
  children?: ReactNode
}) {
  return (
    <div className="rounded-lg bg-sunken p-5">
      <p role="status" className="num flex flex-wrap items-baseline gap-x-2.5 text-ink">
        <b className="text-[2rem] leading-[1.2] font-[640] tracking-[-0.03em] [font-stretch:118%]">{said}</b>
        {beside && <span className="text-[0.9375rem] font-semibold">{beside}</span>}
      </p>
      {tag && (
        <p className="mt-2">
          <Tag tone={tag.tone} className="whitespace-normal">
            {tag.text}
          </Tag>
        </p>
      )}
      {warning && <AdviceWarning>{warning}</AdviceWarning>}
      {facts.length > 0 && (
        <dl className="mt-4">
          {facts.map(({ name, value }) => (
            <div key={name} className="flex justify-between gap-4 border-t border-line py-2">
              <dt className="text-muted">{name}</dt>
              <dd className="num text-right font-[560] text-ink">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Reasons title={m.advice_why()} reasons={reasons} />
      {more && <p className="mt-3 font-[560] text-ink">{more}</p>}
      {children}
      <RulesNote>
        {cautions.join(' ')} {m.tool_share()}
      </RulesNote>
    </div>
  )
}
