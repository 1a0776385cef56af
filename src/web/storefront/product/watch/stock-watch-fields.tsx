import { Bell } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { inputOf } from '#kit/declare-fields.ts'
import { watchEmailFields } from '#shop/inventory/watches/watch-fields.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import type { WatchAnswer } from './request-stock-watch.server.ts'

type Props = { variantId: string; answer: WatchAnswer | undefined; email?: string; isBusy?: boolean }

/** One address, one button; afterwards what will happen. */
export function StockWatchFields({ variantId, answer, email = '', isBusy }: Props) {
  const done = useRef<HTMLDivElement>(null)
  // The pressed button is gone then.
  useEffect(() => {
    if (answer?.isDone) done.current?.focus()
  }, [answer])
  if (answer?.isDone)
    return (
      <div ref={done} tabIndex={-1} className="outline-none">
        <Notice tone="success" title={m.watch_done()}>
          {m.watch_done_text({ email: answer.email })}
        </Notice>
      </div>
    )
  return (
    <div className="grid gap-4">
      <input type="hidden" name="variant" value={variantId} />
      {answer?.refusal && <Notice tone="error">{answer.refusal}</Notice>}
      <Field label={m.watch_email()} hint={m.watch_note()} error={answer?.error}>
        <TextInput key={email} {...inputOf(watchEmailFields.email)} defaultValue={answer?.email || email} />
      </Field>
      <Button type="submit" busy={isBusy} busyText={m.watch_sending()} icon={<Bell aria-hidden size={20} />}>
        {m.watch_do()}
      </Button>
    </div>
  )
}
