import { use } from 'react'
import { Link } from 'react-router'
import { inLocale } from '#kit/localized.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { getLocale } from '#words/runtime.js'
import { m } from '#words/messages.js'
import { EntryText } from './entry-text.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { Logo } from './logo.tsx'
import { footerId, NavContext, type MenuGroup } from './menu.ts'

type Shop = Pick<
  ShopSettings,
  'name' | 'phone' | 'email' | 'hours' | 'address' | 'mapUrl' | 'zalo' | 'socials' | 'owner'
>

export default function Footer({ shop }: { shop: Shop }) {
  return (
    <footer
      id={footerId}
      aria-label={m.footer_label()}
      className="full-bleed on-night mt-24 bg-[oklch(.2_.032_225)] text-[oklch(.84_.016_218)] print:hidden"
    >
      <div className="wrap grid grid-cols-2 gap-x-6 gap-y-10 pt-16 pb-12 md:grid-cols-[1.4fr_1fr_.8fr_1fr] md:gap-x-10 lg:grid-cols-[1.5fr_1fr_.9fr_1.1fr_1.3fr]">
        <div className="max-md:col-span-2">
          <Logo name={shop.name} className="text-snow" />
          <p className="mt-5 max-w-[30em] type-small">{m.footer_tagline()}</p>
          <p className="mt-4 type-fine">{m.footer_vat()}</p>
          <LanguageToggle className="mt-3 -ml-2 md:hidden" />
        </div>
        {use(NavContext).footer.map((groups) => (
          <div key={groups[0]?.title} className="contents content-start gap-10 md:grid">
            {groups.map((group) => (
              <Links key={group.title} group={group} />
            ))}
          </div>
        ))}
        <Contact shop={shop} />
      </div>
      <Owner {...shop.owner} />
    </footer>
  )
}

const hover = 'hover:text-snow hover:underline'
const title = 'mb-3 text-base font-semibold text-snow'

const Links = ({ group }: { group: MenuGroup }) => (
  <div>
    <h2 className={title}>{group.title}</h2>
    <ul>
      {group.items.map((item) => (
        <li key={item.href}>
          <Link
            to={item.href}
            className="inline-flex min-h-11 items-center text-[0.9375rem] hover:text-snow hover:underline md:min-h-9"
          >
            <EntryText item={item} />
          </Link>
        </li>
      ))}
    </ul>
  </div>
)

function Contact({ shop: { phone, email, zalo, hours, address, mapUrl, socials } }: { shop: Shop }) {
  const open = inLocale(hours, getLocale())
  const rows: [string, React.ReactNode][] = [
    ...(phone
      ? [
          [
            m.footer_phone(),
            <a key="phone" href={`tel:${phone.replace(/\s/g, '')}`} className={hover}>
              {phone}
            </a>,
          ] as [string, React.ReactNode],
        ]
      : []),
    ...(email
      ? [
          [
            m.footer_email(),
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
    ...(open ? [[m.footer_hours(), open] as [string, React.ReactNode]] : []),
    ...(address
      ? [[m.footer_address(), <Place key="place" {...{ address, mapUrl }} />] as [string, React.ReactNode]]
      : []),
  ]
  if (!rows.length) return null
  return (
    <div className="max-md:col-span-2">
      <h2 className={title}>{m.footer_contact()}</h2>
      <dl className="grid gap-3 text-[0.9375rem]">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="type-fine opacity-80">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Socials socials={socials} />
    </div>
  )
}

const Place = ({ address, mapUrl }: Pick<Shop, 'address' | 'mapUrl'>) =>
  mapUrl ? (
    <>
      {address}
      <a href={mapUrl} rel="noreferrer" className={`block min-h-8 content-center underline ${hover}`}>
        {m.footer_map()}
      </a>
    </>
  ) : (
    address
  )

const networks = { facebook: 'Facebook', instagram: 'Instagram', tiktok: 'TikTok', youtube: 'YouTube' }

/** Only where the shop is to be found. */
function Socials({ socials }: Pick<Shop, 'socials'>) {
  const known = (Object.keys(networks) as (keyof typeof networks)[]).filter((name) => socials[name])
  if (!known.length) return null
  return (
    <ul aria-label={m.footer_socials()} className="mt-3 -ml-2 flex flex-wrap">
      {known.map((name) => (
        <li key={name}>
          <a href={socials[name]} rel="noreferrer" className={`inline-flex min-h-11 items-center px-2 ${hover}`}>
            {networks[name]}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** What the law wants known of the seller (docs/reference/vietnam.md 3.3); only what the merchant has filled in. */
function Owner({ company, registration, issued, taxCode }: ShopSettings['owner']) {
  if (!company) return null
  const parts = [
    company,
    registration && m.footer_registration({ number: [registration, issued].filter(Boolean).join(', ') }),
    taxCode && m.footer_tax_code({ number: taxCode }),
  ]
  return (
    <p className="border-t border-snow/15 py-5 type-fine">
      <span className="wrap block">
        {m.footer_owner()}: {parts.filter(Boolean).join(' · ')}
      </span>
    </p>
  )
}
