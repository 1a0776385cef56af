import { ArrowLeftRight, CalendarCheck, ShieldCheck, Store } from 'lucide-react'
import { use } from 'react'
import { Link } from 'react-router'
import { NavContext } from '#web/shell/nav/menu.ts'
import type { PurchasePromise } from './purchase-promises.server.ts'

const policies = { exchange: '/returns', warranty: '/warranty', pickup: '/contact', work: '' }
const icons = { exchange: ArrowLeftRight, warranty: ShieldCheck, pickup: Store, work: CalendarCheck }

export default function ReturnAndWarranty({ promises }: { promises: PurchasePromise[] }) {
  const written = use(NavContext).footer.flatMap((groups) =>
    groups.flatMap(({ items }) => items.map(({ href }) => href)),
  )
  if (!promises.length) return null
  return (
    <ul className="border-t border-line">
      {promises.map(({ kind, title, text }) => {
        const Icon = icons[kind]
        return (
          <li
            key={kind}
            className="grid grid-cols-[1.875rem_1fr] border-b border-line py-2.5 text-[0.9375rem] leading-normal"
          >
            <Icon aria-hidden size={20} strokeWidth={1.8} className="mt-0.5 text-accent" />
            <span>
              <b className="font-semibold text-ink">
                {written.includes(policies[kind]) ? (
                  <Link
                    to={policies[kind]}
                    className="underline decoration-line-strong underline-offset-4 hover:decoration-ink"
                  >
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </b>{' '}
              {text}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
