import { useId, useLayoutEffect, useState, type ComponentProps } from 'react'
import { controlClass } from './control-class.ts'
import { cx } from '../cx.ts'
import { useFieldProps } from './field-context.ts'
import { useHydrated } from '../use-hydrated.ts'

/** Grows with what is written where the browser can (field-sizing), else scrolls. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  const ownId = useId()
  const fieldProps = useFieldProps(rest)
  const id = fieldProps.id ?? ownId
  useEarlyText(id)
  return (
    <textarea
      rows={4}
      {...rest}
      {...fieldProps}
      id={id}
      className={cx(controlClass, 'field-sizing-content max-h-96 min-h-26 resize-y py-3', className)}
    />
  )
}

/** React sets a textarea back to its first text when the page hydrates; this puts back what somebody typed before. */
function useEarlyText(id: string) {
  const hydrated = useHydrated()
  const [early] = useState(() => (hydrated || import.meta.env.SSR ? undefined : areaOf(id)?.value))
  useLayoutEffect(() => {
    const area = areaOf(id)
    if (area && early !== undefined && area.value !== early) area.value = early
  }, [id, early])
}

const areaOf = (id: string) => {
  const element = document.getElementById(id)
  return element instanceof HTMLTextAreaElement ? element : undefined
}
