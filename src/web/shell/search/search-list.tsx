import { ArrowRight, ChevronRight, History, TrendingUp, type LucideIcon } from 'lucide-react'
import { useEffect, useId } from 'react'
import { Link } from 'react-router'
import { NoBladeNote } from '#shop/catalogue/texts/no-blade-note.tsx'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { cx } from '#ui/cx.ts'
import { Picture } from '#ui/picture.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { m } from '#words/messages.js'
import type { SearchGroup, SearchOption } from './search-options.ts'
import './search.css'

type Props = {
  id: string
  label: string
  groups: SearchGroup[]
  active: number
  onTake: (option: SearchOption) => void
}

/** The list of the combobox: wide product rows, text rows beside them where there is room; the focus stays in the field. */
export function SearchList({ id, label, groups, active, onTake }: Props) {
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  return (
    <div
      role="listbox"
      id={id}
      aria-label={label}
      className="search-columns grid items-start gap-x-6 gap-y-5"
      onMouseDown={(event) => event.preventDefault()}
      tabIndex={-1}
    >
      {columnsOf(groups).map((column) => (
        <div
          key={column[0]!.title}
          role="presentation"
          className={cx('grid min-w-0 gap-5', isWide(column[0]!) && 'is-wide')}
        >
          {column.map((group) => (
            <Group key={group.title} group={group}>
              {group.options.map((option, place) => {
                const at = placeOf(groups, group) + place
                return (
                  <Option
                    key={option.to}
                    id={`${id}-${at}`}
                    option={option}
                    Icon={group.kind && icons[group.kind]}
                    isActive={at === active}
                    onTake={onTake}
                  />
                )
              })}
            </Group>
          ))}
        </div>
      ))}
    </div>
  )
}

const isWide = ({ kind }: SearchGroup) => kind === 'products'

/** Groups in columns, in the order of the arrow keys: products begin a column, and so do places after them. */
function columnsOf(groups: SearchGroup[]): SearchGroup[][] {
  const columns: SearchGroup[][] = []
  for (const group of groups) {
    const isNew = isWide(group) || (group.kind === 'places' && columns.at(-1)?.some(isWide))
    if (isNew || !columns.length) columns.push([group])
    else columns.at(-1)!.push(group)
  }
  return columns
}

const placeOf = (groups: SearchGroup[], group: SearchGroup) =>
  groups.slice(0, groups.indexOf(group)).reduce((sum, { options }) => sum + options.length, 0)

const icons: Partial<Record<string, LucideIcon>> = {
  recent: History,
  popular: TrendingUp,
  all: ArrowRight,
  places: ChevronRight,
  guides: ChevronRight,
}

function Group({ group: { title }, children }: { group: SearchGroup; children: React.ReactNode }) {
  const id = useId()
  if (!title) return children
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="type-label mb-1 px-3 text-muted">
        {title}
      </p>
      {children}
    </div>
  )
}

type OptionProps = {
  id: string
  option: SearchOption
  Icon: LucideIcon | undefined
  isActive: boolean
  onTake: (option: SearchOption) => void
}

/** A link, so that it can be opened in a new tab; the focus stays in the field. */
const Option = ({ id, option, Icon, isActive, onTake }: OptionProps) => (
  <Link
    id={id}
    role="option"
    aria-selected={isActive}
    tabIndex={-1}
    to={option.to}
    onClick={() => onTake(option)}
    className="flex min-h-11 items-center gap-3 rounded-md px-3 py-1.5 text-ink hover:bg-sunken aria-selected:bg-accent-soft"
  >
    {option.picture ? (
      <span className="size-13 shrink-0 overflow-hidden rounded-md">
        <Picture file={option.picture} alt="" sizes="52px" widths={[160]} className="size-full object-cover" />
      </span>
    ) : (
      Icon && <Icon aria-hidden size={18} strokeWidth={1.7} className="shrink-0 text-muted" />
    )}
    <span lang={option.lang} className="min-w-0 flex-1 leading-snug">
      <ProductName name={option.label} />
      {option.isBare && <NoBladeNote className="block" />}
    </span>
    {option.note && <Cost option={option} />}
  </Link>
)

const Cost = ({ option: { note, was } }: { option: SearchOption }) => (
  <span className="num type-small shrink-0 text-right text-muted">
    <span className={was && 'text-red'}>{note}</span>
    {was && (
      <s className="block">
        <VisuallyHidden>{m.product_price_was()} </VisuallyHidden>
        {was}
      </s>
    )}
  </span>
)
