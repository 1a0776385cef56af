import { inputOf } from '#kit/field.ts'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { m } from '#words/messages.js'
import { signInFields } from './auth-fields.ts'

type Props = { label?: string; fault?: string; typed?: string }

/** The address by which somebody signs in. */
export const EmailField = ({ label = m.auth_email(), fault, typed }: Props) => (
  <Field label={label} error={fault}>
    <TextInput {...inputOf(signInFields.email)} defaultValue={typed} />
  </Field>
)
