import { Link } from 'react-router'
import { m } from '#words/messages.js'

type Props = { addresses: { id: string; name: string; line: string }[]; chosen: string }

/** Where parcels went so far, as links: the form below begins with the chosen one, with and without scripts. */
export function SavedPlaces({ addresses, chosen }: Props) {
  if (!addresses.length) return null
  const all = [...addresses, { id: 'other', name: m.profile_checkout_other(), line: '' }]
  return (
    <nav aria-label={m.profile_checkout_saved()} className="mt-6">
      <p className="type-label mb-1.5 text-ink">{m.profile_checkout_saved()}</p>
      <ul className="grid gap-2">
        {all.map(({ id, name, line }) => (
          <li key={id}>
            <Link
              to={`/checkout?address=${id}`}
              replace
              preventScrollReset
              aria-current={id === chosen ? 'true' : undefined}
              className="block rounded-sm border border-line-strong bg-surface px-4 py-2.5 transition-colors hover:border-ink aria-[current=true]:border-ink aria-[current=true]:inset-ring aria-[current=true]:inset-ring-ink"
            >
              <span className="block leading-snug font-[560] text-ink">{name}</span>
              {line && <span className="block type-fine text-muted">{line}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
