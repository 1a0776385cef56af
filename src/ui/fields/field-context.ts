import { createContext, use } from 'react'
import { cx } from '../cx.ts'

/** A field passes these to the control inside it, so that label, hint and error belong to it without wiring. */
type FieldContextValue = { id?: string; describedBy?: string; invalid?: boolean }

export const FieldContext = createContext<FieldContextValue>({})

type Own = { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: unknown }

export function useFieldProps(own: Own) {
  const field = use(FieldContext)
  return {
    id: own.id ?? field.id,
    'aria-describedby': cx(field.describedBy, own['aria-describedby']) || undefined,
    'aria-invalid': field.invalid || own['aria-invalid'] === true || undefined,
  }
}
