import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/**
 * For a filter of a list: a link, Back and Forward put the value of the new address into the field, which keeps the focus; a new key would lose it.
 * The field in which somebody types or chooses may be ahead of the address: only Back and Forward change it.
 */
export function useAddressValue<F extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const field = useRef<F>(null)
  const last = useRef(value)
  const isHistory = useNavigationType() === 'POP'
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    if (field.current && (isHistory || field.current !== document.activeElement)) field.current.value = value
  }, [value, isHistory])
  return field
}
