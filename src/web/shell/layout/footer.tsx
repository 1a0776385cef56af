import { ChevronDown } from 'lucide-react'
import { use } from 'react'
import { Link } from 'react-router'
import { inLocale } from '#kit/localized.ts'
import { wholeRanges } from '#kit/whole-ranges.ts'
import type { CheckoutMethod } from '#shop/checkout/payment-method.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { getLocale } from '#words/runtime.js'
import { m } from '#words/messages.js'
import { EntryText } from '../nav/entry-text.tsx'
import { Logo } from './logo.tsx'
import { methodWords } from '../order/payment-words.ts'
import { PaymentMark } from '../order/payment-mark.tsx'
import { footerId, NavContext, type MenuGroup } from '../nav/menu.ts'

type Shop = Pick<
  ShopSettings,
  'name' | 'phone' | 'email' | 'hours' | 'address' | 'mapUrl' | 'zalo' | 'socials' | 'owner'
>

type Props = { shop: Shop; methods: CheckoutMethod[]; isReduced: boolean }

/** On a desktop at most half a window tall; on phones its groups are folded. From the checkout to the confirmation it shows only the seller and the policies. */
export default function Footer({ shop, methods, isReduced }: Props) {
  const { footer } = use(NavContext)
  return (
    <footer
      id={footerId}
      aria-label={m.layout_footer_label()}
      className={`full-bleed on-night bg-[oklch(.2_.032_225)] text-[oklch(.84_.016_218)] print:hidden ${isReduced ? 'mt-16' : 'mt-20 md:mt-24'}`}
    >
      {!isReduced && (
        <div className="wrap grid gap-x-8 pt-10 pb-7 md:auto-cols-fr md:grid-flow-col">
          <div className="max-md:mb-6">
            <Logo name={shop.name} className="text-snow" />
            <p className="mt-4 max-w-[30em] type-fine">{m.layout_footer_tagline()}</p>
            <p className="mt-2 type-fine">{m.layout_footer_vat()}</p>
            <PaymentMarks methods={methods} />
          </div>
          {footer.map((groups) => (
            <div key={groups[0]?.title} className={isLong(groups) ? 'contents' : 'grid content-start md:gap-5'}>
              {groups.map((group) => (
                <Group key={group.title} title={group.title}>
                  <Links group={group} />
                </Group>
              ))}
            </div>
          ))}
          <Contact shop={shop} />
        </div>
      )}
      <Owner {...shop.owner}>{isReduced && <Policies groups={footer.flat()} />}</Owner>
    </footer>
  )
}

/** Groups that would make one column too tall get a column each. */
const isLong = (groups: MenuGroup[]) => groups.reduce((sum, { items }) => sum + items.length, 0) > 10

const hover = 'hover:text-snow hover:underline'

/** Folded on phones; the stylesheet holds it open on a desk (shell.css). */
const Group = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <div className="max-md:border-t max-md:border-snow/15">
    <h2 className="mb-2 text-[0.9375rem] font-semibold text-snow max-md:hidden">{title}</h2>
    <details className="foot-group group">
      <summary className="flex min-h-12 list-none items-center justify-between font-semibold text-snow [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  </div>
)

const Links = ({ group }: { group: MenuGroup }) => (
  <ul className="max-md:pb-3">
    {group.items.map((item) => (
      <li key={item.href}>
        <Link
          to={item.href}
          className={`inline-flex min-h-11 items-center text-[0.875rem] leading-tight md:min-h-6.5 ${hover}`}
        >
          <EntryText item={item} />
        </Link>
      </li>
    ))}
  </ul>
)

const PaymentMarks = ({ methods }: Pick<Props, 'methods'>) =>
  methods.length > 0 && (
    <ul aria-label={m.checkout_payment()} className="mt-4 flex flex-wrap gap-1.5">
      {methods.map((method) => (
        <li key={method} className="flex">
          <span className="sr-only">{methodWords[method]()}</span>
          <PaymentMark method={method} />
        </li>
      ))}
    </ul>
  )

/** Links to the policies, also during checkout. */
const Policies = ({ groups }: { groups: MenuGroup[] }) => (
  <span className="mb-2 flex flex-wrap gap-x-5">
    {groups
      .flatMap(({ items }) => items)
      .filter(({ href }) => rules.has(href))
      .map((item) => (
        <Link key={item.href} to={item.href} className={`inline-flex min-h-8 items-center ${hover}`}>
          <EntryText item={item} />
        </Link>
      ))}
  </span>
)
const rules = new Set(['/terms', '/shipping', '/returns', '/payment', '/privacy', '/warranty'])

function Contact({ shop: { phone, email, zalo, hours, address, mapUrl, socials } }: { shop: Shop }) {
  const open = wholeRanges(inLocale(hours, getLocale()))
  const rows: [string, React.ReactNode][] = [
    ...(phone
      ? [
          [
            m.layout_footer_phone(),
            <a key="phone" href={`tel:${phone.replace(/\s/g, '')}`} className={hover}>
              {phone}
            </a>,
          ] as [string, React.ReactNode],
        ]
      : []),
    ...(email
      ? [
          [
            m.layout_footer_email(),
            <a key="email" href={`mailto:${email}`} className={hover}>
              {email}
            </a>,
          ] as [string, React.ReactNode],
        ]
      : []),
    ...(zalo
      ? [
          [
            'Zalo',
            <a key="zalo" href={`https://zalo.me/${zalo.replace(/\D/g, '')}`} rel="noreferrer" className={hover}>
              {zalo}
            </a>,
          ] as [string, React.ReactNode],
        ]
      : []),
    ...(open ? [[m.layout_footer_hours(), open] as [string, React.ReactNode]] : []),
    ...(address
      ? [[m.layout_footer_address(), <Place key="place" {...{ address, mapUrl }} />] as [string, React.ReactNode]]
      : []),
  ]
  if (!rows.length) return null
  return (
    <Group title={m.layout_footer_contact()}>
      <dl className="grid gap-2 text-[0.875rem] max-md:pb-3">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="type-fine opacity-80">{label}</dt>
            <dd className="leading-snug">{value}</dd>
          </div>
        ))}
      </dl>
      <Socials socials={socials} />
    </Group>
  )
}

const Place = ({ address, mapUrl }: Pick<Shop, 'address' | 'mapUrl'>) =>
  mapUrl ? (
    <>
      {address}
      <a href={mapUrl} rel="noreferrer" className={`block min-h-8 content-center underline ${hover}`}>
        {m.layout_footer_map()}
      </a>
    </>
  ) : (
    address
  )

const networks = { facebook: 'Facebook', instagram: 'Instagram', tiktok: 'TikTok', youtube: 'YouTube' }

/** Links only to networks that the merchant filled in. */
function Socials({ socials }: Pick<Shop, 'socials'>) {
  const filled = (Object.keys(networks) as (keyof typeof networks)[]).filter((name) => socials[name])
  if (!filled.length) return null
  return (
    <ul aria-label={m.layout_footer_socials()} className="mt-3 -ml-2 flex flex-wrap">
      {filled.map((name) => (
        <li key={name}>
          <a href={socials[name]} rel="noreferrer" className={`inline-flex min-h-11 items-center px-2 ${hover}`}>
            {networks[name]}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Facts about the seller that the law requires (docs/reference/vietnam.md 3.3), as far as the merchant filled them in. */
function Owner({
  company,
  registration,
  issued,
  taxCode,
  children,
}: ShopSettings['owner'] & { children: React.ReactNode }) {
  if (!company && !children) return null
  const parts = [
    company,
    registration && m.layout_footer_registration({ number: [registration, issued].filter(Boolean).join(', ') }),
    taxCode && m.layout_footer_tax_code({ number: taxCode }),
  ]
  return (
    <div className="border-t border-snow/15 py-4 type-fine">
      <div className="wrap">
        {children}
        {company && (
          <p>
            {m.layout_footer_owner()}: {parts.filter(Boolean).join(' · ')}
          </p>
        )}
      </div>
    </div>
  )
}
