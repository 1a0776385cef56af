import type { SizeSystem } from '#shop/catalogue/size-systems.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { m } from '#words/messages.js'

const systems: [SizeSystem, () => string][] = [
  ['eu', () => 'EU'],
  ['vn', () => 'VN'],
  ['uk', () => 'UK'],
  ['us_men', m.product_us_men],
  ['us_women', m.product_us_women],
]

/** Which translation stands below the millimetre. Without scripts it stays at EU, and the table has them all. */
export function SystemSwitch({ system, choose }: { system: SizeSystem; choose: (system: SizeSystem) => void }) {
  const isAwake = useHydrated()
  return (
    <div
      role="group"
      aria-label={m.product_size_system()}
      className={`mt-2 flex flex-wrap gap-x-1 ${isAwake ? '' : 'invisible'}`}
    >
      {systems.map(([key, name]) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === system}
          onClick={() => choose(key)}
          className="type-fine min-h-9 rounded-sm px-2.5 text-muted transition-colors hover:text-ink aria-pressed:bg-sunken aria-pressed:font-semibold aria-pressed:text-ink"
        >
          {name()}
        </button>
      ))}
    </div>
  )
}

/** What stands before a size of each system. */
export const systemMark: Record<SizeSystem, string> = {
  eu: 'EU',
  vn: 'VN',
  uk: 'UK',
  us_men: 'US',
  us_women: 'US',
  us_child: 'US',
}
