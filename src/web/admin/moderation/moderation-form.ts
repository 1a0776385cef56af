import { z } from 'zod'
import { textOf } from '#platform/forms/field-schema.ts'
import { m } from '#words/messages.js'
import { decideFields } from './moderation-fields.ts'

/** A decision; hiding needs a reason. */
export const moderationForm = z
  .object({
    intent: z.enum(['shown', 'hidden']),
    why: textOf(decideFields.why).default(''),
    /** The mark of the text that the page showed. */
    version: z.string().optional(),
  })
  .refine(({ intent, why }) => intent === 'shown' || why.length > 2, {
    path: ['why'],
    error: () => m.moderation_why_missing(),
  })
  .transform(({ intent, why, version }) => ({ state: intent, why: why || null, expectedVersion: version }))
