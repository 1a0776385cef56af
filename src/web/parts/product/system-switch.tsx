import { sizeSystems, type SizeSystem } from '#shop/catalogue/attributes/size-systems.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { m } from '#words/messages.js'

const systems: [SizeSystem, () => string][] = [
  ['eu', () => 'EU'],
  ['vn', () => 'VN'],
  ['uk', () => 'UK'],
  ['us_men', m.product_us_men],
  ['us_women', m.product_us_women],
  ['us_child', m.product_us_child],
]

type Props = { system: SizeSystem; sizes: readonly number[]; choose: (system: SizeSystem) => void; className?: string }

/** Chooses the size system below the millimetres, among systems that cover two thirds of these sizes: children's boots have no men's sizes. Without scripts it stays at EU, and the size table has all systems. */
export function SystemSwitch({ system, sizes, choose, className = '' }: Props) {
  const isHydrated = useHydrated()
  return (
    <div
      role="group"
      aria-label={m.product_size_system()}
      className={`flex flex-wrap justify-end ${isHydrated ? '' : 'invisible'} ${className}`}
    >
      {systemsFor(sizes).map(([key, name]) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === system}
          onClick={() => choose(key)}
          className="type-fine min-h-9 rounded-sm px-2 text-muted transition-colors hover:text-ink aria-pressed:bg-sunken aria-pressed:font-semibold aria-pressed:text-ink"
        >
          {name()}
        </button>
      ))}
    </div>
  )
}

const systemsFor = (sizes: readonly number[]) =>
  systems.filter(([system]) => 3 * sizes.filter((mm) => sizeSystems[system](mm) !== null).length >= 2 * sizes.length)

/** The prefix of a size in each system. */
export const systemMark: Record<SizeSystem, string> = {
  eu: 'EU',
  vn: 'VN',
  uk: 'UK',
  us_men: 'US',
  us_women: 'US',
  us_child: 'US',
}
