import { formatDate } from '#kit/clock.ts'
import type { Locale } from '#kit/localized.ts'
import { noonOf } from '#kit/work-day.ts'
import { env } from '#platform/env.server.ts'
import { showPhone } from '#shop/identity/accounts/phone.ts'
import type { WorkOrderRow } from '#shop/work/list-work-order-rows.ts'
import { m } from '#words/messages.js'
import { drawWorkOrderSheet } from './draw-work-order-sheet.ts'
import type { Printed } from './printed.ts'

const labels = (options: { label: string }[] | null) => (options ?? []).map((option) => option.label).join(' · ')
const line = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ')

/** The ticket that is tied to the skates, with a part to tear off for whom they belong to; the square leads staff to it. */
export async function printWorkOrderSheet({ work, ...row }: WorkOrderRow, locale: Locale): Promise<Printed> {
  const options = { locale }
  const bytes = await drawWorkOrderSheet({
    locale,
    code: work.code,
    link: `${env.BASE_URL}/admin/work/${work.id}`,
    at: work.takenInAt ?? work.createdAt,
    due: work.dueOn && formatDate(noonOf(work.dueOn), locale),
    customer: [row.customer, row.phone ? showPhone(row.phone) : ''].filter(Boolean),
    work: `${work.quantity} × ${line(row.name, labels(row.options))}`,
    pair: row.pair ? line(row.pair, labels(row.pairOptions), row.pairSku) : m.workshop_own_skates({}, options),
    isOwn: row.pair === null,
    facts: [
      work.takenInAt && m.document_work_taken({ day: formatDate(work.takenInAt, locale) }, options),
      work.condition && m.workshop_condition_said({ condition: work.condition }, options),
      row.note,
    ].flatMap((fact) => fact || []),
  })
  return { file: `luot-dich-vu-${work.code}.pdf`, bytes }
}
