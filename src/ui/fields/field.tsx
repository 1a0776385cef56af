import { useId, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { FieldContext } from './field-context.ts'
import { FieldError } from './field-error.tsx'

export type FieldWords = {
  label: ReactNode
  labelHidden?: boolean
  /** e.g. “(không bắt buộc)”; required fields stay plain */
  optionalMark?: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

type Props = FieldWords & { id?: string; className?: string; children: ReactNode }

/** Label above, control, hint, error. A TextInput, TextArea or `<FieldContext>` reader inside takes id and aria ties from here. */
export function Field({ label, labelHidden, optionalMark, hint, error, id: ownId, className, children }: Props) {
  const generatedId = useId()
  const id = ownId ?? generatedId
  const describedBy = cx(Boolean(error) && `${id}-error`, Boolean(hint) && `${id}-hint`)
  return (
    <div className={className}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'type-label mb-1.5 block text-ink'}>
        {label}
        {optionalMark && <span className="font-normal text-muted"> {optionalMark}</span>}
      </label>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error) }}>{children}</FieldContext>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {hint && (
        <p id={`${id}-hint`} className="type-fine mt-1.5 text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
