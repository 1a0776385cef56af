import { z } from 'zod'
import { m } from '#words/messages.js'

const text = (max: number) =>
  z
    .string()
    .normalize()
    .trim()
    .max(max, { error: () => m.admin_error_long({ max }) })
    .transform((said) => said || null)

export const intakeForm = z.object({ work: z.uuid(), cameBy: z.enum(['brought', 'sent']), condition: text(500) })
export const startForm = z.object({ work: z.uuid() })
export const finishForm = z.object({ work: z.uuid(), hollow: text(20), note: text(500) })
export const dueForm = (today: string) =>
  z.object({
    work: z.uuid(),
    dueOn: z.iso
      .date({ error: () => m.work_due_error() })
      .refine((day) => day >= today, { error: () => m.work_due_error() }),
  })
export const handBackForm = z.object({ work: z.uuid(), took: z.literal('on').optional() })
export const workIntents = ['take-in', 'start', 'finish', 'due', 'hand-back'] as const
export type WorkIntent = (typeof workIntents)[number]
