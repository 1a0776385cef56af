import { inputOf } from '#kit/field.ts'
import { Field } from '#ui/fields/field.tsx'
import { m } from '#words/messages.js'
import { SecretInput } from '#web/parts/account/secret-input.tsx'
import { proofFields } from '#web/parts/account/security-fields.ts'

export type ProofMethod = 'password' | 'fresh' | 'sign-in'

/** The password once more, for who has one. */
export const ProofField = ({ proof, error }: { proof: ProofMethod; error?: string }) =>
  proof === 'password' && (
    <Field label={m.security_current()} error={error}>
      <SecretInput {...inputOf(proofFields.password)} />
    </Field>
  )
