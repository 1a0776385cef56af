import { roomFor } from '#kit/field-limits.ts'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { m } from '#words/messages.js'

type Props = { label?: string; fault?: string; typed?: string }

/** The address by which somebody signs in. */
export const EmailField = ({ label = m.auth_email(), fault, typed }: Props) => (
  <Field label={label} error={fault}>
    <TextInput
      type="email"
      name="email"
      autoComplete="username"
      inputMode="email"
      maxLength={roomFor('email')}
      defaultValue={typed}
      required
    />
  </Field>
)
