import { z } from 'zod'
import { brokenRules } from '#kit/password-rule.ts'
import { contactRules } from '#shop/identity/accounts/contact-rules.ts'
import { m } from '#words/messages.js'

/** Checks the address as typed, before any normalisation: a full-width @ is not an @ (GHSA-7rqj-j65f-68wh). */
const email = z
  .string({ error: m.auth_email_missing })
  .trim()
  .min(1, { error: m.auth_email_missing })
  .max(contactRules.email.max, { error: m.auth_email_invalid })
  .pipe(z.email({ error: m.auth_email_invalid }))

const password = z
  .string({ error: m.auth_password_missing })
  .min(1, { error: m.auth_password_missing })
  .max(contactRules.password.max, { error: m.auth_password_long })

/** The older, simpler rule reports first, then the strict one (docs/reference/product.md 2). Passwords are never trimmed or normalised. */
const newPassword = password.superRefine((typed, ctx) => {
  const broken = brokenRules(typed)
  const message =
    [...typed].length < 6
      ? m.auth_password_six()
      : broken.some(({ code }) => code !== 'PW_WEAK')
        ? m.auth_password_strict()
        : broken.length
          ? m.auth_password_weak()
          : undefined
  if (message) ctx.addIssue({ code: 'custom', message })
})

const name = z
  .string({ error: m.auth_name_missing })
  .transform((typed) => typed.normalize('NFC').replace(/\s+/g, ' ').trim())
  .pipe(
    z
      .string()
      .min(2, { error: m.auth_name_missing })
      .max(contactRules.name.max, { error: m.checkout_name_long })
      .regex(/^[\p{L}\p{M}' .’-]+$/u, { error: m.auth_name_signs }),
  )

const again = z.string().max(contactRules.password.max).catch('')
const areEqual = ({ password, again }: { password?: unknown; again?: unknown }) => password === again
/** Checked even if other fields are invalid, so that all errors are shown together. */
const equal = { path: ['again'], error: m.auth_password_differs, when: () => true }

export const signInForm = z.object({ email, password })
export const resetForm = z.object({ email })
export const newPasswordForm = z.object({ password: newPassword, again }).refine(areEqual, equal)
/** For an invited colleague who has no account yet. */
export const invitedUserForm = z.object({ name, password: newPassword, again }).refine(areEqual, equal)
/** One checkbox per purpose, none ticked in advance (Law 91/2025). */
export const consentForm = z.object({
  terms: z.literal('on', { error: m.auth_terms_missing }),
  privacy: z.literal('on', { error: m.auth_privacy_missing }),
  marketing: z.literal('on').optional(),
})
export const consentsIn = ({ marketing }: z.infer<typeof consentForm>) =>
  ({ terms: true, privacy: true, 'marketing-mail': marketing === 'on' }) as const
export const signUpForm = z
  .object({
    name,
    email,
    password: newPassword,
    again,
    ...consentForm.shape,
  })
  .refine(areEqual, equal)

export type FieldErrors = Partial<Record<string, string>>

/** Returns one error per invalid field. */
export function fieldErrorsOf(form: z.ZodType, fields: FormData): FieldErrors {
  const read = form.safeParse(Object.fromEntries(fields))
  return read.success ? {} : toFieldErrors(read.error)
}

/** In the order of the fields, because the toast shows the first error. */
export function toFieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message
  return errors
}
