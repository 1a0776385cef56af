import type { ReactNode } from 'react'
import { inLocale } from '#kit/localized.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'

type Props = Pick<ShopSettings, 'phone' | 'zalo' | 'email' | 'address' | 'mapUrl' | 'hours'>

/** How the shop can be reached: only what the merchant has filled in. Zalo is a plain link, so that no foreign script is needed. */
export function ContactFacts({ phone, zalo, email, address, mapUrl, hours }: Props) {
  const rows: [label: string, value: ReactNode][] = [
    [m.layout_footer_phone(), phone && <Away href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</Away>],
    ['Zalo', zalo && <Away href={`https://zalo.me/${zalo.replace(/\D/g, '')}`}>{zalo}</Away>],
    [m.layout_footer_email(), email && <Away href={`mailto:${email}`}>{email}</Away>],
    [m.layout_footer_hours(), inLocale(hours, getLocale())],
    [
      m.layout_footer_address(),
      address && (
        <>
          <span className="block">{address}</span>
          {mapUrl && <Away href={mapUrl}>{m.layout_footer_map()}</Away>}
        </>
      ),
    ],
  ]
  const known = rows.filter(([, value]) => value)
  if (!known.length) return null
  return (
    <dl className="mt-6 divide-y divide-line border-y border-line">
      {known.map(([label, value]) => (
        <div key={label} className="grid gap-x-6 py-3 sm:grid-cols-[10rem_1fr]">
          <dt className="type-label content-center text-muted">{label}</dt>
          <dd className="num min-h-11 content-center text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const Away = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} rel="noreferrer" className="link inline-flex min-h-11 items-center font-[inherit]">
    {children}
  </a>
)
