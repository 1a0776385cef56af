import type { ChangedPart } from '../order-change.ts'
import type { OrderDetails } from './order-details.ts'

const partOf = {
  name: 'contact',
  phone: 'contact',
  email: 'contact',
  locale: 'contact',
  recipient: 'address',
  recipientPhone: 'address',
  province: 'address',
  ward: 'address',
  street: 'address',
  method: 'method',
  inspect: 'inspect',
  note: 'note',
  company: 'invoice',
  taxCode: 'invoice',
  companyAddress: 'invoice',
  invoiceEmail: 'invoice',
} as const satisfies Record<string, ChangedPart>
export type DetailField = keyof typeof partOf

export type Difference = { part: ChangedPart; field: DetailField; from: string; to: string }

/** The differences between two versions of the details, one row each; browsers send other line endings than they received, so those are ignored. */
export function differencesBetween(before: OrderDetails, after: OrderDetails): Difference[] {
  const [was, is] = [flat(before), flat(after)]
  const fields = Object.keys(partOf) as DetailField[]
  return fields.flatMap((field) => {
    const [from, to] = [was[field] ?? '', is[field] ?? '']
    return from === to ? [] : [{ part: partOf[field], field, from, to }]
  })
}

/** The parts with differences, each once. */
export const partsOf = (differences: Difference[]) => [...new Set(differences.map(({ part }) => part))]

const flat = ({
  invoice,
  note,
  address,
  inspect,
  ...contact
}: OrderDetails): Record<DetailField, string | null | undefined> => ({
  ...contact,
  recipient: address?.name,
  recipientPhone: address?.phone,
  province: address?.provinceName,
  ward: address?.wardName,
  street: address?.street,
  inspect: inspect ? 'yes' : 'no',
  note: note?.replaceAll('\r\n', '\n'),
  company: invoice?.company,
  taxCode: invoice?.taxCode,
  companyAddress: invoice?.address,
  invoiceEmail: invoice?.email,
})
