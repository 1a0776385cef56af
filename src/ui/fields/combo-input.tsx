import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { ComboList } from './combo-list.tsx'
import { controlClass } from './control-class.ts'
import { cx } from '../cx.ts'
import { useFieldTies } from './field-context.ts'
import type { ComboOption, OptionMatch } from './match-options.ts'
import { useCombo } from './use-combo.ts'

export type ComboWords = {
  /** what the list is called */
  listLabel: string
  emptyText: string
  /** said when the list changes, e.g. “12 kết quả” */
  countText: (count: number) => string
  placeholder?: string
  /** says by which other name an option was found */
  akaText?: (name: string) => string
}

type Props = ComboWords & {
  name?: string
  options: readonly ComboOption[]
  value: string
  matches?: OptionMatch
  /** spells out what people write short, before anything is compared */
  spell?: (typed: string) => string
  choose: (value: string) => void
  disabled?: boolean
  required?: boolean
  autoComplete?: string
}

/** A combobox by the ARIA pattern: the focus stays in the input, `aria-activedescendant` walks the list. */
export function ComboInput({
  name,
  options,
  value,
  matches,
  spell,
  choose,
  disabled,
  required,
  autoComplete = 'off',
  ...words
}: Props) {
  const ties = useFieldTies({})
  const list = useId()
  const combo = useCombo({ options, value, matches, spell, choose })
  const { open, query, active, found } = combo
  const chosen = options.find((option) => option.value === value)?.label ?? ''
  return (
    <span className="relative block">
      {name && <input type="hidden" name={name} value={value} disabled={disabled} />}
      <input
        {...ties}
        type="text"
        role="combobox"
        aria-expanded={open}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={open && active >= 0 ? `${list}-${active}` : undefined}
        aria-required={required || undefined}
        autoComplete={autoComplete}
        spellCheck={false}
        placeholder={words.placeholder}
        disabled={disabled}
        value={query ?? chosen}
        onFocus={(event) => event.target.select()}
        onClick={combo.show}
        onChange={(event) => combo.type(event.target.value, document.activeElement === event.target)}
        onKeyDown={combo.press}
        onBlur={combo.leave}
        className={cx(controlClass, 'h-12 pr-11 text-ellipsis')}
      />
      <ChevronDown
        aria-hidden
        size={20}
        strokeWidth={1.7}
        className="pointer-events-none absolute top-3.5 right-3 text-muted"
      />
      {open && (
        <ComboList
          id={list}
          label={words.listLabel}
          emptyText={words.emptyText}
          query={spell?.(query ?? '') ?? query ?? ''}
          akaText={words.akaText}
          onTake={combo.take}
          {...{ found, active, value }}
        />
      )}
      <span role="status" className="sr-only">
        {open && query !== undefined && words.countText(found.length)}
      </span>
    </span>
  )
}
