import type { FieldRule } from '#kit/field.ts'

/** The rules of every form for a person's name, number, address and password. */
export const contactRules = {
  name: { kind: 'line', max: 60, required: true, autoComplete: 'name' },
  phone: { kind: 'phone', max: 40 },
  email: { kind: 'email', max: 254 },
  password: { kind: 'password', max: 128, required: true },
} as const satisfies Record<string, FieldRule>
