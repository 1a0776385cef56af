import type { FieldRule } from '#kit/declare-fields.ts'

/** The rules for a person's name, phone number, address and password, in every form. */
export const contactRules = {
  name: { kind: 'line', max: 60, required: true, autoComplete: 'name' },
  phone: { kind: 'phone', max: 40 },
  email: { kind: 'email', max: 254 },
  password: { kind: 'password', max: 128, required: true },
} as const satisfies Record<string, FieldRule>
