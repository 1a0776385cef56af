import { z } from 'zod'
import { longestPersonNote } from '#shop/identity/note-person.ts'
import { m } from '#words/messages.js'

/** Built for each request: its sentences are in the language of the page. */
export const lockForm = () =>
  z.object({ reason: z.string().trim().min(3, m.person_lock_reason_missing()).max(500, m.person_text_long()) })

export const noteForm = () =>
  z.object({ text: z.string().trim().min(1, m.person_note_missing()).max(longestPersonNote, m.person_text_long()) })
