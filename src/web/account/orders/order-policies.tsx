import { Link } from 'react-router'
import { formatDate } from '#kit/clock.ts'
import type { HeldText } from '#shop/content/policies/list-held-texts.ts'
import { getLocale } from '#words/runtime.js'
import { m } from '#words/messages.js'

/** What both sides agreed to besides the goods: each policy as it was on the day of the order. */
export function OrderPolicies({ policies }: { policies: HeldText[] }) {
  if (!policies.length) return null
  return (
    <section className="mt-8">
      <h2 className="type-h3">{m.policy_held_list()}</h2>
      <ul className="mt-2">
        {policies.map(({ id, title, written, changedAt }) => (
          <li key={id}>
            <Link
              to={`/policies/${id}`}
              className="link inline-flex min-h-11 flex-wrap items-center gap-x-2 md:min-h-9"
            >
              <span lang={written === getLocale() ? undefined : written}>{title}</span>
              <span className="type-small font-normal text-muted">
                {m.policy_held_day({ day: formatDate(changedAt, getLocale()) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
