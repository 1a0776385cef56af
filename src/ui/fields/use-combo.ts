import { useState, type KeyboardEvent } from 'react'
import { exactOption, matchOptions, type ComboOption, type OptionMatch } from './match-options.ts'

type ComboProps = {
  options: readonly ComboOption[]
  value: string
  matches?: OptionMatch
  spell?: (typed: string) => string
  choose: (value: string) => void
}

/** The state of an ARIA combobox. `query` is undefined until something is typed: then the chosen label shows and the whole list opens. */
export function useCombo({ options, value, matches, spell = asTyped, choose }: ComboProps) {
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState<string>()
  const [active, setActive] = useState(-1)
  const matching = query === undefined ? [...options] : matchOptions(options, spell(query), matches)

  const close = () => {
    setOpen(false)
    setQuery(undefined)
    setActive(-1)
  }
  const show = () => {
    if (open) return
    setOpen(true)
    setActive(matching.findIndex((option) => option.value === value))
  }
  const take = (option: ComboOption | undefined) => {
    if (option) choose(option.value)
    close()
  }
  const type = (text: string, byHand: boolean) => {
    const exact = byHand ? undefined : exactOption(options, text)
    if (exact) return take(exact)
    setQuery(text)
    setOpen(true)
    setActive(text.trim() === '' ? -1 : 0)
  }
  /** On blur a complete text chooses its option, an empty text clears the choice, and any other text returns to the chosen option. */
  const leave = () => {
    if (query !== undefined && query.trim() === '') choose('')
    take(query === undefined ? undefined : exactOption(options, query))
  }
  const press = comboKeys({ open, query, active, found: matching, show, close, take, setActive })
  return { open, query, active, found: matching, show, take, type, leave, press }
}

const asTyped = (text: string) => text

type ComboState = {
  open: boolean
  query: string | undefined
  active: number
  found: ComboOption[]
  show: () => void
  close: () => void
  take: (option: ComboOption | undefined) => void
  setActive: (active: number) => void
}

const comboKeys = (state: ComboState) => (event: KeyboardEvent) => {
  const { open, query, active, found } = state
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step !== 0) {
    event.preventDefault()
    if (!open) state.show()
    else if (found.length > 0)
      state.setActive(active < 0 ? (step > 0 ? 0 : found.length - 1) : (active + step + found.length) % found.length)
  } else if (event.key === 'Enter' && open) {
    event.preventDefault()
    if (found[active]) state.take(found[active])
  } else if (event.key === 'Escape' && open) {
    // Kept from the dialog around it, which would close too.
    event.preventDefault()
    event.stopPropagation()
    state.close()
  } else if (event.key === 'Tab' && open && query !== undefined && found[active]) {
    state.take(found[active])
  }
}
