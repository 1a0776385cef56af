import type { ReactNode } from 'react'
import { inLocale } from '#kit/localized.ts'
import { wholeRanges } from '#kit/whole-ranges.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'

type Props = Pick<ShopSettings, 'phone' | 'zalo' | 'email' | 'address' | 'mapUrl' | 'hours'>

/** How the shop can be reached: only what the merchant has filled in. Zalo is a plain link, so that no foreign script is needed. */
export function ContactFacts({ phone, zalo, email, address, mapUrl, hours }: Props) {
  const rows: [label: string, value: ReactNode][] = [
    [m.layout_footer_phone(), phone && <ExternalLink href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</ExternalLink>],
    ['Zalo', zalo && <ExternalLink href={`https://zalo.me/${zalo.replace(/\D/g, '')}`}>{zalo}</ExternalLink>],
    [m.layout_footer_email(), email && <ExternalLink href={`mailto:${email}`}>{email}</ExternalLink>],
    [m.layout_footer_hours(), wholeRanges(inLocale(hours, getLocale()))],
    [
      m.layout_footer_address(),
      address && (
        <>
          <span className="block">{address}</span>
          {mapUrl && <ExternalLink href={mapUrl}>{m.layout_footer_map()}</ExternalLink>}
        </>
      ),
    ],
  ]
  const filled = rows.filter(([, value]) => value)
  if (!filled.length) return null
  return (
    <dl className="mt-6 divide-y divide-line border-y border-line">
      {filled.map(([label, value]) => (
        <div key={label} className="grid gap-x-6 py-3 sm:grid-cols-[10rem_1fr]">
          <dt className="type-label content-center text-muted">{label}</dt>
          <dd className="num min-h-11 content-center text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const ExternalLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} rel="noreferrer" className="link inline-flex min-h-11 items-center font-[inherit]">
    {children}
  </a>
)
