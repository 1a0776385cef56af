import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/**
 * For a search or a filter: a link, Back and Forward put the value of the new address into the field, which keeps the focus; a new key would lose it.
 * Any value ticks a checkbox. The field in which somebody types or chooses may be ahead of the address: only Back and Forward change it.
 */
export function useAddressValue<F extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const field = useRef<F>(null)
  const last = useRef(value)
  const isHistory = useNavigationType() === 'POP'
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    const node = field.current
    if (!node || (!isHistory && node === document.activeElement)) return
    if (node.type === 'checkbox') (node as HTMLInputElement).checked = value !== ''
    else node.value = value
  }, [value, isHistory])
  return field
}
