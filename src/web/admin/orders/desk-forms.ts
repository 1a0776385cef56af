import { z } from 'zod'
import { m } from '#words/messages.js'

const line = (max: number) =>
  z
    .string()
    .normalize()
    .trim()
    .max(max, { error: () => m.admin_error_long({ max }) })
const reason = line(500).min(3, { error: () => m.admin_error_reason() })
const orNull = (text: string) => text || null

export const shipForm = z.object({
  carrier: line(60).min(2, { error: () => m.admin_error_carrier() }),
  trackingCode: line(60).transform(orNull),
  trackingUrl: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: () => m.admin_error_link() }).max(300)], {
      error: () => m.admin_error_link(),
    })
    .transform(orNull),
})

export const settleForm = z.object({ reason })

/** Cancelling is confirmed by typing the order's code; case, spaces and a leading # do not matter. */
export const cancelForm = (code: string) =>
  z.object({
    code: z.string().refine(
      (typed) =>
        typed
          .replace(/[\s#-]/g, '')
          .toUpperCase()
          .endsWith(code),
      { error: () => m.admin_error_code({ code }) },
    ),
    reason,
  })
