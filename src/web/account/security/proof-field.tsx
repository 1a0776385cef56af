import { inputOf } from '#kit/declare-fields.ts'
import { Field } from '#ui/fields/field.tsx'
import { m } from '#words/messages.js'
import { SecretInput } from '#web/parts/account/secret-input.tsx'
import { proofFields } from '#web/parts/account/security-fields.ts'

export type ProofMethod = 'password' | 'fresh' | 'sign-in'

/** Asks for the password again, if the account has one. */
export const ProofField = ({ proof, error }: { proof: ProofMethod; error?: string }) =>
  proof === 'password' && (
    <Field label={m.security_current()} error={error}>
      <SecretInput {...inputOf(proofFields.password)} />
    </Field>
  )
