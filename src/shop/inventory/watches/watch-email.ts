import { z } from 'zod'
import { m } from '#words/messages.js'
import { watchEmailFields } from './watch-fields.ts'

/** The address for an email about stock or sharpening, as a form sends it. */
export const watchEmail = z
  .string({ error: m.watch_email_missing })
  .trim()
  .min(1, { error: m.watch_email_missing })
  .max(watchEmailFields.email.max, { error: m.watch_email_wrong })
  .pipe(z.email({ error: m.watch_email_wrong }))
