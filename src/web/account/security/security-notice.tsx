import { useEffect, useRef } from 'react'
import { Notice } from '#ui/notice.tsx'
import { m } from '#words/messages.js'
import type { SecurityAnswer, SecurityIntent, SecurityOutcome } from './security-intent.ts'

const doneWords: Record<SecurityOutcome, () => string> = {
  ended: m.security_done_ended,
  'ended-others': m.security_done_ended_others,
  password: m.security_done_password,
  address: m.security_done_address,
  stopped: m.security_done_stopped,
}
const failed: Partial<Record<SecurityIntent, () => string>> = { password: m.security_password_failed }

type Props = { done?: SecurityOutcome; answer?: SecurityAnswer; intents?: SecurityIntent[] }

/** What came of the form of this part. Takes the focus, or gives it to the first field to mend. */
export function SecurityNotice({ done, answer, intents = [] }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const own = answer && intents.includes(answer.intent) ? answer : undefined
  useEffect(() => {
    const faulty = own?.errors && document.querySelector<HTMLElement>('main [aria-invalid=true]')
    if (faulty) faulty.focus()
    else if (own?.refusal || done) box.current?.focus()
  }, [own, done])
  const title = own && failed[own.intent]?.()
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-4 rounded-md outline-none">
      {done && doneWords[done] && (
        <Notice tone="success" className="mb-5">
          {doneWords[done]()}
        </Notice>
      )}
      {(own?.refusal || (own?.errors && title)) && (
        <Notice tone="error" title={title} className="mb-5">
          {own.refusal}
        </Notice>
      )}
    </div>
  )
}
