import { z } from 'zod'
import { brokenRules } from '#kit/password-rule.ts'
import { contactRules } from '#shop/identity/accounts/contact-rules.ts'
import { m } from '#words/messages.js'
import { codeFields } from '#web/parts/account/auth-fields.ts'

const password = z.string().max(contactRules.password.max, m.security_too_long()).default('')
const code = z.string().max(codeFields.code.max).default('')
const wantedPassword = () =>
  z
    .string({ error: m.security_new_missing() })
    .min(6, m.security_six())
    .max(contactRules.password.max, m.security_too_long())
    .refine((wanted) => brokenRules(wanted).length === 0, { error: m.security_refusal_weak() })

/** Built for each request: its sentences are in the language of the page. */
export const securityForms = {
  end: () => z.object({ sessionId: z.string().max(100).default('') }),
  'end-others': () => z.object({}),
  password: () =>
    z
      .object({
        current: password,
        wanted: wantedPassword(),
        repeated: z.string().max(contactRules.password.max, m.security_too_long()).default(''),
        keepOthers: z.literal('on').optional(),
      })
      .refine(({ wanted, repeated }) => wanted === repeated, { path: ['repeated'], error: m.security_mismatch() }),
  address: () =>
    z.object({
      email: z.email({ error: m.security_email_invalid() }).max(contactRules.email.max, m.security_email_invalid()),
      password,
    }),
  start: () => z.object({ password }),
  confirm: () => z.object({ code }),
  stop: () => z.object({ password, code }),
  codes: () => z.object({ password }),
}
