import { useEffect, useId } from 'react'
import { Link } from 'react-router'
import { NoBladeNote } from '#shop/catalogue/texts/no-blade-note.tsx'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { Picture } from '#ui/picture.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { m } from '#words/messages.js'
import type { SearchGroup, SearchOption } from './search-options.ts'

type Props = {
  id: string
  label: string
  groups: SearchGroup[]
  active: number
  onTake: (option: SearchOption) => void
}

/** The list of the combobox: links, so that a press may also open a new tab; the focus stays in the field. */
export function SearchList({ id, label, groups, active, onTake }: Props) {
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  const firsts = groups.map((_, at) => groups.slice(0, at).reduce((sum, group) => sum + group.options.length, 0))
  return (
    <div
      role="listbox"
      id={id}
      aria-label={label}
      className="mt-4"
      onMouseDown={(event) => event.preventDefault()}
      tabIndex={-1}
    >
      {groups.map((group, at) => (
        <Group key={group.title} group={group}>
          {group.options.map((option, place) => (
            <Option
              key={option.to}
              id={`${id}-${firsts[at]! + place}`}
              option={option}
              isActive={firsts[at]! + place === active}
              onTake={onTake}
            />
          ))}
        </Group>
      ))}
    </div>
  )
}

function Group({ group: { title }, children }: { group: SearchGroup; children: React.ReactNode }) {
  const id = useId()
  if (!title) return children
  return (
    <div role="group" aria-labelledby={id} className="mb-3">
      <p id={id} className="type-label mb-1 px-3 text-muted">
        {title}
      </p>
      {children}
    </div>
  )
}

type OptionProps = { id: string; option: SearchOption; isActive: boolean; onTake: (option: SearchOption) => void }

const Option = ({ id, option, isActive, onTake }: OptionProps) => (
  <Link
    id={id}
    role="option"
    aria-selected={isActive}
    tabIndex={-1}
    to={option.to}
    onClick={() => onTake(option)}
    className="flex min-h-11 items-center gap-3 rounded-md px-3 py-1.5 text-ink hover:bg-sunken aria-selected:bg-accent-soft"
  >
    {option.picture && (
      <span className="size-13 shrink-0 overflow-hidden rounded-md">
        <Picture file={option.picture} alt="" sizes="52px" widths={[160]} className="size-full object-cover" />
      </span>
    )}
    <span className="min-w-0 flex-1 leading-snug">
      <ProductName name={option.label} />
      {option.isBare && <NoBladeNote className="block" />}
    </span>
    {option.note && (
      <span className="num type-small shrink-0 text-right text-muted">
        <span className={option.was && 'text-red'}>{option.note}</span>
        {option.was && (
          <s className="block">
            <VisuallyHidden>{m.product_price_was()} </VisuallyHidden>
            {option.was}
          </s>
        )}
      </span>
    )}
  </Link>
)
