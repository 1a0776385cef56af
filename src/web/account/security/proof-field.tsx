import { inputOf } from '#kit/field.ts'
import { Field } from '#ui/field.tsx'
import { m } from '#words/messages.js'
import { SecretInput } from './secret-input.tsx'
import { proofFields } from './security-fields.ts'

export type ProofMethod = 'password' | 'fresh' | 'sign-in'

/** The password once more, for who has one. */
export const ProofField = ({ proof, error }: { proof: ProofMethod; error?: string }) =>
  proof === 'password' && (
    <Field label={m.security_current()} error={error}>
      <SecretInput {...inputOf(proofFields.password)} />
    </Field>
  )
