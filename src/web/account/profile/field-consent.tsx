import type { ReactNode } from 'react'
import { FieldContext } from '#ui/fields/field-context.ts'
import { FieldError } from '#ui/fields/field-error.tsx'

/** A checkbox with its own label and an error below. */
export const FieldConsent = ({ id, error, children }: { id: string; error?: string; children: ReactNode }) => (
  <div>
    <FieldContext value={{ id, describedBy: error ? `${id}-error` : undefined, invalid: Boolean(error) }}>
      {children}
    </FieldContext>
    <FieldError id={`${id}-error`}>{error}</FieldError>
  </div>
)
