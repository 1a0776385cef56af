import { Check } from 'lucide-react'
import { useEffect, type MouseEvent } from 'react'
import { akaOf, splitMatch, type ComboOption } from './match-options.ts'

type Props = {
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

/** The focus stays in the input: a press in the list must not take it away before the click comes. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

export function ComboList({ id, label, found, active, value, query, emptyText, akaText, onTake }: Props) {
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
        onMouseDown={keepFocus}
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

function Marked({ option, query, akaText = asIs }: Pick<Props, 'query' | 'akaText'> & { option: ComboOption }) {
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
