import { ChevronDown, Check } from 'lucide-react'
import { useId, useEffect, type MouseEvent } from 'react'
import { controlClass } from './control-class.ts'
import { cx } from '../cx.ts'
import { useFieldProps } from './field-context.ts'
import { akaOf, splitMatch, type ComboOption, type OptionMatch } from './match-options.ts'
import { useCarrier } from './use-carrier.ts'
import { useCombo } from './use-combo.ts'

export type ComboWords = {
  /** what the list is called */
  listLabel: string
  emptyText: string
  /** Announced when the list changes, such as “12 kết quả”. */
  countText: (count: number) => string
  placeholder?: string
  /** Text about the other name by which an option was found. */
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

/** A combobox by the ARIA pattern: the focus stays in the input, `aria-activedescendant` moves through the list. */
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
  const fieldProps = useFieldProps({})
  const list = useId()
  const combo = useCombo({ options, value, matches, spell, choose })
  const { open, query, active, found } = combo
  const carrier = useCarrier(value)
  const chosen = options.find((option) => option.value === value)?.label ?? ''
  return (
    <span className="relative block">
      {/* Holds what is sent; by its name and kind it is found and put back after a reload like what is typed, once there are options. */}
      {name && (
        <input
          ref={carrier}
          type="text"
          hidden
          {...{ name, value }}
          disabled={disabled || options.length === 0}
          onChange={({ target }) => options.some((option) => option.value === target.value) && choose(target.value)}
        />
      )}
      <input
        {...fieldProps}
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

type ComboListProps = {
  id: string
  label: string
  found: ComboOption[]
  active: number
  value: string
  query: string
  emptyText: string
  akaText?: (name: string) => string
  onTake: (option: ComboOption) => void
}

/** Keeps the focus in the input: otherwise pressing an option would blur it before the click. */
const preventBlur = (event: MouseEvent) => event.preventDefault()

function ComboList({ id, label, found, active, value, query, emptyText, akaText, onTake }: ComboListProps) {
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  return (
    <div className="absolute inset-x-0 top-full z-30 mt-1.5 overflow-hidden rounded-md border border-line bg-surface shadow-sh2">
      {found.length === 0 && <p className="type-small px-4 py-3 text-muted">{emptyText}</p>}
      <div
        role="listbox"
        id={id}
        aria-label={label}
        tabIndex={-1}
        onMouseDown={preventBlur}
        className="max-h-74 overflow-y-auto overscroll-contain"
      >
        {found.map((option, at) => (
          <button
            key={option.value}
            id={`${id}-${at}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={option.value === value}
            data-active={at === active || undefined}
            onClick={() => onTake(option)}
            className="flex min-h-11 w-full items-center justify-between gap-3 px-4 py-2 text-start leading-snug text-ink hover:bg-sunken data-active:bg-accent-soft"
          >
            <Marked option={option} query={query} akaText={akaText} />
            {option.value === value && <Check aria-hidden size={18} className="shrink-0 text-accent" />}
          </button>
        ))}
      </div>
    </div>
  )
}

function Marked({
  option,
  query,
  akaText = asIs,
}: Pick<ComboListProps, 'query' | 'akaText'> & { option: ComboOption }) {
  const [before, hit, after] = splitMatch(option.label, query)
  const aka = akaOf(option, query)
  return (
    <span>
      {before}
      {hit && <b className="font-bold">{hit}</b>}
      {after}
      {aka && <span className="type-fine block text-muted">{akaText(aka)}</span>}
      {option.note && <span className="type-fine block text-muted">{option.note}</span>}
    </span>
  )
}

const asIs = (name: string) => name
