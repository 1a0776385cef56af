import { z } from 'zod'
import type { NoticePlan } from './send-notices.ts'

/** How a notice is sent, as the forms of the sandbox pages offer it. */
const noticeChoices = z.object({
  delay: z.enum(['0', '5', '60', 'never']).catch('0'),
  times: z.coerce.number().int().min(1).max(5).catch(1),
  mixed: z.literal('on').optional().catch(undefined),
  flaw: z.enum(['none', 'forged', 'altered', 'amount', 'unknown', 'stale']).catch('none'),
})

/** Undefined if the shop is not to be notified. */
export function noticePlanOf(form: Record<string, unknown>): Omit<NoticePlan, 'ending'> | undefined {
  const { delay, times, mixed, flaw } = noticeChoices.parse(form)
  return delay === 'never' ? undefined : { delayMs: Number(delay) * 1000, times, isMixed: mixed === 'on', flaw }
}
