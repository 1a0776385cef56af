import { Tag } from '#ui/tag.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { m } from '#words/messages.js'
import type { CheckoutBuyer } from './find-buyer.server.ts'

type Saved = CheckoutBuyer['addresses'][number]
type Props = { addresses: Saved[]; chosen: string; onPick: (id: string, fields: Partial<Saved['fields']>) => void }

/** Where parcels went so far, as buttons of the form: one press puts the address into the fields below, and whatever else was typed stays. */
export function SavedAddressButtons({ addresses, chosen, onPick }: Props) {
  const isAwake = useHydrated()
  if (!addresses.length) return null
  const other = { id: 'other', name: m.profile_checkout_other(), line: '', isOld: false }
  const all = [...addresses, { ...other, fields: { province: '', ward: '', street: '' } }]
  return (
    <div role="group" aria-label={m.profile_checkout_saved()}>
      <p className="type-label mb-1.5 text-ink">{m.profile_checkout_saved()}</p>
      <input type="hidden" name="chosen" value={chosen} />
      <ul className="grid gap-2">
        {all.map(({ id, name, line, isOld, fields }) => (
          <li key={id}>
            <button
              type={isAwake ? 'button' : 'submit'}
              name="pickAddress"
              value={id}
              onClick={isAwake ? () => onPick(id, fields) : undefined}
              aria-pressed={id === chosen}
              className="block w-full rounded-sm border border-line-strong bg-surface px-4 py-2.5 text-start transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:[box-shadow:inset_0_0_0_1px_var(--ink)]"
            >
              <span className="block leading-snug font-[560] text-ink">{name}</span>
              {line && <span className="block type-fine text-muted">{line}</span>}
              {isOld && (
                <Tag tone="amber" className="mt-1.5">
                  {m.address_old()}
                </Tag>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
