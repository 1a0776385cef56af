import { fold } from '#kit/fold.ts'
import { m } from '#words/messages.js'
import type { Rejected } from './read-form.ts'

/** Checks the typed confirmation, ignoring accents and case. Returns undefined if it matches, otherwise the error for the field. */
export const findConfirmationError = (form: FormData, word: string): Rejected | undefined => {
  const typed = String(form.get('typed') ?? '')
  if (fold(typed) === fold(word)) return undefined
  return { errors: { typed: m.admin_confirm_error({ word }) }, values: { typed } }
}
