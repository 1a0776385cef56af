import { useEffect, useRef, type FocusEvent, type FormEvent, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'

const isNumber = (control: unknown): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.inputMode === 'numeric'

/** Filters as a plain GET form that answers at once where there are scripts. Back and chips change the address: the boxes follow it. */
export function useFilters(path: string, query: string) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const params = new URLSearchParams(query)
    for (const control of form.current?.elements ?? []) {
      if (control instanceof HTMLSelectElement) control.value = params.get(control.name) ?? control.options[0]!.value
      else if (isNumber(control)) control.value = params.get(control.name) ?? ''
      else if (control instanceof HTMLInputElement && control.type === 'checkbox')
        control.checked = params.getAll(control.name).includes(control.value)
    }
  }, [query])
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const params = new URLSearchParams(
      [...new FormData(event.currentTarget)].flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]])),
    )
    if (params.get('sort') === 'relevance') params.delete('sort')
    const text = params.toString()
    void navigate(text ? `${path}?${text}` : path, { preventScrollReset: true })
  }
  const send = () => form.current?.requestSubmit()
  return {
    form,
    apply,
    /** A number is only whole once the field is left; everything else counts at once. */
    change: (event: FormEvent) => void (isNumber(event.target) || send()),
    leave: (event: FocusEvent) => {
      const field: unknown = event.target
      if (isNumber(field) && field.value !== (new URLSearchParams(query).get(field.name) ?? '')) send()
    },
  }
}
