import { Trash2 } from 'lucide-react'
import { Form } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import { inputOf } from '#kit/declare-fields.ts'
import { userNoteFields } from '#shop/identity/note-fields.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { ActionForm } from '#web/admin-kit/form/action-form.tsx'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { AreaField } from '#web/admin-kit/form/fields.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import type { ShownAccount } from './read-user-account.ts'

type Props = { notes: ShownAccount['notes']; answer?: Answer }

/** Internal notes about a user, who never sees them. */
export const UserNotes = ({ notes, answer }: Props) => (
  <Panel title={m.user_notes()} id="notes">
    <ActionForm
      key={notes[0]?.id}
      intent="note"
      answer={answer}
      button={m.user_note_do()}
      variant="outline"
      className="grid gap-3"
    >
      <AreaField {...inputOf(userNoteFields.text)} label={m.user_note_text()} hint={m.user_note_hint()} rows={2} />
    </ActionForm>
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
