import { Trash2 } from 'lucide-react'
import { Form } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import { inputOf } from '#kit/declare-fields.ts'
import { personNoteFields } from '#shop/identity/note-fields.ts'
import { Field } from '#ui/fields/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import type { ShownAccount } from './read-user-account.ts'

type Props = { notes: ShownAccount['notes']; answer?: Answer }

/** Internal notes about a user, who never sees them. */
export function UserNotes({ notes, answer }: Props) {
  const { errors, values } = answerTo(answer, 'note')
  return (
    <Panel title={m.user_notes()} id="notes">
      <Form key={notes[0]?.id} method="post" noValidate className="grid gap-3">
        <Field label={m.user_note_text()} hint={m.user_note_hint()} error={errors.text}>
          <TextArea {...inputOf(personNoteFields.text)} rows={2} defaultValue={values.text} />
        </Field>
        <div>
          <SubmitButton intent="note" busyText={m.admin_busy()} variant="outline">
            {m.user_note_do()}
          </SubmitButton>
        </div>
      </Form>
      <ul className="mt-3">
        {notes.map((note) => (
          <li key={note.id} className="flex items-start justify-between gap-3 border-t border-line py-2">
            <div className="min-w-0 pt-1.5">
              <p className="break-words whitespace-pre-line text-ink">{note.text}</p>
              <p className="type-small text-muted normal-nums">
                {note.byName ?? m.security_monitor_account_gone()} · {formatDateTime(note.at, getLocale())}
              </p>
            </div>
            <Form method="post">
              <input type="hidden" name="intent" value="note-remove" />
              <input type="hidden" name="note" value={note.id} />
              <IconButton type="submit" label={m.user_note_remove({ text: note.text.slice(0, 40) })}>
                <Trash2 aria-hidden size={18} strokeWidth={1.7} />
              </IconButton>
            </Form>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
