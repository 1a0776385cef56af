import { useState, type KeyboardEvent } from 'react'
import { exactOption, matchOptions, type ComboOption, type OptionMatch } from './match-options.ts'

type Asked = {
  options: readonly ComboOption[]
  value: string
  matches?: OptionMatch
  spell?: (typed: string) => string
  choose: (value: string) => void
}

/** The state of an ARIA combobox. `query` is undefined until something is typed: then the chosen label shows and the whole list opens. */
export function useCombo({ options, value, matches, spell = asTyped, choose }: Asked) {
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState<string>()
  const [active, setActive] = useState(-1)
  const found = query === undefined ? [...options] : matchOptions(options, spell(query), matches)

  const close = () => {
    setOpen(false)
    setQuery(undefined)
    setActive(-1)
  }
  const show = () => {
    if (open) return
    setOpen(true)
    setActive(found.findIndex((option) => option.value === value))
  }
  const take = (option: ComboOption | undefined) => {
    if (option) choose(option.value)
    close()
  }
  const type = (text: string, byHand: boolean) => {
    const whole = byHand ? undefined : exactOption(options, text)
    if (whole) return take(whole)
    setQuery(text)
    setOpen(true)
    setActive(text.trim() === '' ? -1 : 0)
  }
  /** Leaving keeps what was typed out in full, empties what was emptied, and else falls back to the chosen one. */
  const leave = () => {
    if (query !== undefined && query.trim() === '') choose('')
    take(query === undefined ? undefined : exactOption(options, query))
  }
  const press = comboKeys({ open, query, active, found, show, close, take, setActive })
  return { open, query, active, found, show, take, type, leave, press }
}

const asTyped = (text: string) => text

type Held = {
  open: boolean
  query: string | undefined
  active: number
  found: ComboOption[]
  show: () => void
  close: () => void
  take: (option: ComboOption | undefined) => void
  setActive: (active: number) => void
}

const comboKeys = (held: Held) => (event: KeyboardEvent) => {
  const { open, query, active, found } = held
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step !== 0) {
    event.preventDefault()
    if (!open) held.show()
    else if (found.length > 0)
      held.setActive(active < 0 ? (step > 0 ? 0 : found.length - 1) : (active + step + found.length) % found.length)
  } else if (event.key === 'Enter' && open) {
    event.preventDefault()
    if (found[active]) held.take(found[active])
  } else if (event.key === 'Escape' && open) {
    // Kept from the dialog around it, which would close too.
    event.preventDefault()
    event.stopPropagation()
    held.close()
  } else if (event.key === 'Tab' && open && query !== undefined && found[active]) {
    held.take(found[active])
  }
}
