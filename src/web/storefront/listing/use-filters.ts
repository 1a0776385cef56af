import { useEffect, useRef, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'

/** Filters as a plain GET form that answers at once where there are scripts. Back and chips change the address: the boxes follow it. */
export function useFilters(path: string, query: string) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const params = new URLSearchParams(query)
    for (const control of form.current?.elements ?? []) {
      if (control instanceof HTMLSelectElement) control.value = params.get(control.name) ?? control.options[0]!.value
      else if (control instanceof HTMLInputElement && control.type === 'checkbox')
        control.checked = params.getAll(control.name).includes(control.value)
    }
  }, [query])
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const params = new URLSearchParams(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    )
    if (params.get('sort') === 'featured') params.delete('sort')
    void navigate(`${path}?${params}`, { preventScrollReset: true })
  }
  return { form, apply, change: () => form.current?.requestSubmit() }
}
