import { use } from 'react'
import { Link } from 'react-router'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import { NavContext } from '#web/shell/nav/menu.ts'
import { m } from '#words/messages.js'

/** The pages that whoever orders agrees to. */
const agreed = new Set(['/terms', '/shipping', '/payment', '/returns', '/warranty', '/privacy'])

/** What holds for the order, to be read before it is placed; nothing is ticked for anybody. */
export function AgreeNote({ phone, payment }: { phone: string; payment: PaymentMethod | undefined }) {
  const policies = use(NavContext)
    .footer.flat()
    .flatMap(({ items }) => items.filter(({ href }) => agreed.has(href)))
  return (
    <div className="mt-3 grid gap-2 type-fine text-muted">
      <p>
        {payment === 'cod' ? m.checkout_agree_cod() : m.checkout_agree_ahead()} {m.checkout_agree_cancel()}{' '}
        {phone && m.checkout_help({ phone })}
      </p>
      {policies.length > 0 && (
        <p>
          {m.checkout_policies()}{' '}
          {policies.map(({ href, label }, at) => (
            <span key={href}>
              {at > 0 && ' · '}
              <Link to={href} target="_blank" className="link inline-block py-1">
                {label}
              </Link>
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
