import { Bell } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { inputOf } from '#kit/field.ts'
import { watchEmailFields } from '#shop/inventory/watches/watch-fields.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import type { ReminderAnswer } from './request-reminder.server.ts'

type Props = { query: string; answer: ReminderAnswer | undefined }

/** One letter when the blades are due, to an address whose owner says yes by a letter of its own. */
export function ReminderForm({ query, answer }: Props) {
  const isBusy = useNavigation().state === 'submitting'
  if (answer?.isDone)
    return (
      <Notice tone="success" title={m.tool_reminder_asked()} className="mt-5">
        {m.tool_reminder_asked_text({ email: answer.email })}
      </Notice>
    )
  return (
    <Form
      method="post"
      action={`/tools/sharpening?${query}#answer`}
      preventScrollReset
      noValidate
      className="mt-5 grid gap-4 border-t border-line pt-4"
    >
      <Field label={m.tool_reminder_email()} hint={m.tool_reminder_note()} error={answer?.error}>
        <TextInput {...inputOf(watchEmailFields.email)} defaultValue={answer?.email} />
      </Field>
      <div>
        <Button type="submit" variant="outline" size="sm" busy={isBusy} busyText={m.watch_sending()}>
          <Bell aria-hidden size={20} /> {m.tool_reminder_do()}
        </Button>
      </div>
    </Form>
  )
}
