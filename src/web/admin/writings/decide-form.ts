import { z } from 'zod'
import { m } from '#words/messages.js'

/** What a decision says; hiding says why. */
export const decideForm = z
  .object({
    intent: z.enum(['shown', 'hidden']),
    why: z
      .string()
      .normalize()
      .trim()
      .max(200, { error: () => m.admin_error_long({ max: 200 }) })
      .default(''),
  })
  .refine(({ intent, why }) => intent === 'shown' || why.length > 2, {
    path: ['why'],
    error: () => m.writings_why_missing(),
  })
  .transform(({ intent, why }) => ({ state: intent, why: why || null }))
