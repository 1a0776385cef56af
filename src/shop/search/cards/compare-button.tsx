import { useFeature } from '#shop/settings/use-feature.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { m } from '#words/messages.js'
import {
  compareFormId,
  isComparable,
  maxCompared,
  toggleCompared,
  useCompared,
  type ComparedItem,
} from './compare-list.ts'

/** `chip`: on the picture of a card, visible on hover or keyboard focus, in the list mode (listing-layout.tsx), and once pressed. `link`: plain text. */
type Props = { item: ComparedItem; look: 'chip' | 'link'; className?: string }

const looks = {
  chip: 'rounded-full bg-surface/92 px-3.5 type-small font-medium text-ink opacity-0 transition-opacity group-hover:opacity-100 group-has-[#compare-mode:checked]/list:opacity-100 focus-visible:opacity-100 aria-pressed:opacity-100 noscript:opacity-100 [@media(hover:none)]:not-aria-pressed:not-[:focus-visible]:hidden [@media(hover:none)]:group-has-[#compare-mode:checked]/list:inline-flex!',
  link: 'link',
}

/** Adds a product to the compare list; services cannot be compared. Without scripts it submits a form that leads to the comparison. */
export function CompareButton({ item, look, className = '' }: Props) {
  const isIn = useCompared().some(({ id }) => id === item.id)
  const isOffered = useFeature('compare')
  if (!isComparable(item.category) || !isOffered) return null
  const press = (event: React.MouseEvent) => {
    event.preventDefault()
    const refusal = toggleCompared(item)
    if (refusal)
      void toast(refusal === 'full' ? m.compare_full({ max: maxCompared }) : m.compare_mixed(), { tone: 'warning' })
  }
  return (
    <button
      type="submit"
      form={compareFormId}
      name="p"
      value={item.slug}
      aria-label={m.compare_add({ name: item.name })}
      aria-pressed={isIn}
      onClick={press}
      className={`inline-flex min-h-11 items-center gap-2 ${looks[look]} ${className}`}
    >
      {(look === 'chip' || isIn) && (
        <span
          aria-hidden
          className={`size-4 rounded-[4px] border border-line-strong ${isIn ? 'bg-accent [box-shadow:inset_0_0_0_3px_var(--surface)]' : ''}`}
        />
      )}
      {m.compare_word()}
    </button>
  )
}
