import { Check, PackageCheck, Printer } from 'lucide-react'
import { Link } from 'react-router'
import type { OrderBulkResult, OrderBulkVerb } from '#flows/orders/bulk-orders.ts'
import type { OrderRow } from '#flows/orders/list-order-rows.ts'
import { Button } from '#ui/button.tsx'
import { m } from '#words/messages.js'
import { BulkOutcome } from '#web/admin-kit/list/bulk-outcome.tsx'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import type { ListBulk } from '#web/admin-kit/list/bulk-bar.tsx'

/** Packing slips open as a PDF in a new tab. */
const printing = { formAction: '/admin/orders/slips', formMethod: 'get', formTarget: '_blank' } as const

const acts = () => [
  { label: m.order_admin_bulk_print(), Icon: Printer, ...printing },
  { label: m.order_admin_bulk_confirm(), Icon: Check, name: 'intent', value: 'confirm' },
  { label: m.order_admin_bulk_pack(), Icon: PackageCheck, name: 'intent', value: 'pack' },
]

/** Actions for the ticked orders. */
export const orderBulk: ListBulk<OrderRow> = {
  name: 'order',
  reloads: true,
  pick: ({ id, code }) => ({ id, label: m.order_admin_pick({ code }) }),
  acts: (isNothing) =>
    acts().map(({ label, Icon, ...button }) => (
      <Button
        key={label}
        type="submit"
        size="sm"
        variant="outline"
        disabled={isNothing}
        icon={<Icon aria-hidden size={17} strokeWidth={1.9} />}
        {...button}
      >
        {label}
      </Button>
    )),
}

/** One line for all orders that succeeded, and one for each that failed, with the reason. */
export function OrderBulkOutcome({ answer }: { answer?: { verb: OrderBulkVerb; results: OrderBulkResult[] } }) {
  if (!answer) return null
  const failed = answer.results.flatMap(({ orderId, code, refusal }) =>
    refusal ? [{ id: orderId, to: `/admin/orders/${orderId}`, name: code, refusal }] : [],
  )
  const words = { confirm: m.order_admin_bulk_confirmed, pack: m.order_admin_bulk_packed }[answer.verb]
  return (
    <BulkOutcome
      answer={answer}
      nothing={m.order_admin_bulk_none()}
      sent={answer.results.length}
      done={
        <>
          {words({ count: formatCount(answer.results.length - failed.length) })}
          {answer.verb === 'pack' && (
            <>
              {' '}
              <Link to="/admin/parcels" className="link font-semibold">
                {m.shipment_admin_waiting_open()}
              </Link>
            </>
          )}
        </>
      }
      failedTitle={m.order_admin_bulk_failed({ count: formatCount(failed.length) })}
      failed={failed}
    />
  )
}
