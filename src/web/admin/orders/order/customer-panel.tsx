import { Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#kit/clock.ts'
import { isUnderWay } from '#shop/orders/states.ts'
import { buttonClass } from '#ui/button.tsx'
import { Tag } from '#ui/tag.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { FactList } from '#web/admin-kit/page/fact-list.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { channelWords } from '#web/admin-kit/states/channel-words.ts'
import type { AdminOrder } from './read-admin-order.ts'

export const CustomerPanel = ({ order }: { order: AdminOrder }) => (
  <Panel
    title={m.admin_customer()}
    aside={
      <span className="flex flex-wrap gap-2">
        {order.channel !== 'web' && <Tag>{channelWords[order.channel]()}</Tag>}
        {order.locale === 'en' && <Tag>{m.admin_speaks_english()}</Tag>}
      </span>
    }
  >
    <p className="text-[1.0625rem] font-semibold text-ink">{order.name}</p>
    <ul className="-mx-1 mt-1">
      {order.phone && (
        <Contact icon={<Phone {...icon} />}>
          <a href={`tel:${order.phone}`} className={`${contact} num`}>
            {order.phoneShown}
          </a>
        </Contact>
      )}
      {order.email && (
        <Contact icon={<Mail {...icon} />}>
          <a href={`mailto:${order.email}`} className={contact}>
            {order.email}
          </a>
        </Contact>
      )}
      <Contact icon={<MapPin {...icon} />}>
        <span className="py-2 text-ink">
          {order.addressLine && order.method !== 'pickup' ? order.addressLine : m.delivery_pickup()}
        </span>
      </Contact>
    </ul>
    <div className="mt-2 grid gap-3">
      {order.recipient && (
        <p>
          {m.admin_recipient()} <b className="font-semibold text-ink">{order.recipient.name}</b>,{' '}
          <a href={`tel:${order.recipient.phone}`} className="link num">
            {order.recipient.phoneShown}
          </a>
        </p>
      )}
      <Expected order={order} />
      {order.inspect && (
        <p>
          <Tag tone="amber">{m.admin_inspect()}</Tag>
        </p>
      )}
      {order.note && <Note text={order.note} />}
      {order.invoice && <Invoice invoice={order.invoice} />}
      {(order.state === 'placed' || order.state === 'confirmed') && (
        <p>
          <Link to={`/admin/orders/${order.id}/details`} className={buttonClass({ variant: 'outline', size: 'sm' })}>
            {m.order_admin_details_edit()}
          </Link>
        </p>
      )}
    </div>
  </Panel>
)

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.7 } as const
const contact =
  'inline-flex min-h-11 items-center break-all text-accent underline underline-offset-4 hover:text-accent-hover'

const Contact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-start gap-2.5 px-1">
    <span className="mt-3 text-muted">{icon}</span>
    {children}
  </li>
)

function Expected({ order: { state, deliverFrom, deliverUntil, method } }: { order: AdminOrder }) {
  if (!deliverFrom || !deliverUntil || !isUnderWay(state)) return null
  const day = (iso: string) => formatDate(new Date(`${iso}T12:00:00+07:00`), getLocale())
  const days = deliverFrom === deliverUntil ? day(deliverFrom) : `${day(deliverFrom)} – ${day(deliverUntil)}`
  return (
    <p className="text-muted">{method === 'pickup' ? m.admin_expected_ready({ days }) : m.admin_expected({ days })}</p>
  )
}

const Note = ({ text }: { text: string }) => (
  <div>
    <h3 className="type-label text-muted">{m.admin_order_note()}</h3>
    <p className="mt-1 rounded-sm bg-sunken px-3 py-2 whitespace-pre-line text-ink">{text}</p>
  </div>
)

const Invoice = ({ invoice }: { invoice: NonNullable<AdminOrder['invoice']> }) => (
  <div className="border-t border-line pt-3">
    <h3 className="type-label mb-2 text-ink">{m.admin_invoice()}</h3>
    <FactList
      rows={[
        [m.admin_invoice_company(), invoice.company],
        [
          m.admin_invoice_tax_code(),
          <span key="tax" className="num">
            {invoice.taxCode}
          </span>,
        ],
        [m.admin_invoice_address(), invoice.address],
        [
          m.order_invoice_email(),
          invoice.email && (
            <span key="mail" className="break-all">
              {invoice.email}
            </span>
          ),
        ],
      ]}
    />
  </div>
)
