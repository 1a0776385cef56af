import { useId, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { FieldError } from './field-error.tsx'

type Props = {
  legend: ReactNode
  legendHidden?: boolean
  /** what is chosen now, read beside the legend */
  chosen?: ReactNode
  /** a link at the right end of the legend's row */
  aside?: ReactNode
  hint?: ReactNode
  error?: ReactNode
  id?: string
  className?: string
  children: ReactNode
}

/**
 * A fieldset for radios, chips, swatches and checkboxes. `id` can have the focus, so that an error summary can link to it. The error stands above the
 * choices, since they may be taller than the window.
 */
export function ChoiceGroup({
  legend,
  legendHidden,
  chosen,
  aside,
  hint,
  error,
  id: ownId,
  className,
  children,
}: Props) {
  const generatedId = useId()
  const id = ownId ?? generatedId
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={cx(Boolean(error) && `${id}-error`, Boolean(hint) && `${id}-hint`) || undefined}
      className={cx('relative min-w-0 scroll-mt-4 outline-none', className)}
    >
      <legend
        className={
          legendHidden
            ? 'sr-only'
            : 'float-left mb-(--below-legend,0.625rem) w-full text-[0.96875rem] font-semibold text-ink'
        }
      >
        {legend}
        {chosen && <span className="ml-2 font-[420] text-body">{chosen}</span>}
      </legend>
      {aside && <div className="absolute top-0 right-0 text-[0.96875rem]">{aside}</div>}
      <div className={cx('clear-both', Boolean(error) && 'pb-2.5')}>
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </div>
      <div>{children}</div>
      {hint && (
        <p id={`${id}-hint`} className="type-fine mt-2 text-muted">
          {hint}
        </p>
      )}
    </fieldset>
  )
}
