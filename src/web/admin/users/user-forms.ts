import { z } from 'zod'
import { textOf } from '#platform/forms/field-schema.ts'
import { personNoteFields } from '#shop/identity/note-fields.ts'
import { m } from '#words/messages.js'
import { lockFields } from './user-fields.ts'

export const userLockForm = z.object({
  reason: textOf(lockFields.reason, { min: 3, missing: () => m.user_lock_reason_missing() }),
})

export const userNoteForm = z.object({ text: textOf(personNoteFields.text, { missing: () => m.user_note_missing() }) })
