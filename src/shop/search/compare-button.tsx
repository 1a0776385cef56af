import { useFeature } from '#shop/settings/use-feature.ts'
import { toast } from '#ui/toast.tsx'
import { m } from '#words/messages.js'
import { compareFormId, mostCompared, toggleCompared, useCompared, type ComparedItem } from './compare-list.ts'

/** `box`: a box to be ticked, where many stand side by side. `link`: quiet words. */
type Props = { item: ComparedItem; look?: 'box' | 'link'; className?: string }

/** Sets a product aside for comparing; work is not compared. Without scripts it is the button of a form that leads to the comparison. */
export function CompareButton({ item, look = 'box', className = '' }: Props) {
  const isIn = useCompared().some(({ id }) => id === item.id)
  const isOffered = useFeature('compare')
  if (item.category === 'services' || !isOffered) return null
  const press = (event: React.MouseEvent) => {
    event.preventDefault()
    const refusal = toggleCompared(item)
    if (refusal)
      void toast(refusal === 'full' ? m.compare_full({ max: mostCompared }) : m.compare_mixed(), { tone: 'warning' })
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
      className={`inline-flex min-h-11 items-center gap-2 ${look === 'box' ? 'type-small text-muted hover:text-ink aria-pressed:text-ink' : 'link'} ${className}`}
    >
      {(look === 'box' || isIn) && (
        <span
          aria-hidden
          className={`size-4 rounded-[4px] border border-line-strong ${isIn ? 'bg-accent [box-shadow:inset_0_0_0_3px_var(--surface)]' : ''}`}
        />
      )}
      {m.compare_word()}
    </button>
  )
}
