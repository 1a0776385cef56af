import { z } from 'zod'
import { textOf } from '#platform/forms/field-schema.ts'
import type { ReturnLineInput } from '#shop/returns/open-return.ts'
import { returnReasons, returnResolutions } from '#shop/returns/return-reasons.ts'
import { returnRequestFields } from '#shop/returns/return-fields.ts'
import type { Bank } from '#shop/returns/schema.ts'
import { m } from '#words/messages.js'
import type { ReturnFormView } from './read-return-form-view.server.ts'

const fields = z.object({
  key: z.uuid(),
  wish: z.enum(returnResolutions, { error: () => m.return_error_wish() }),
  note: textOf(returnRequestFields.note).transform((text) => text || null),
  bank: textOf(returnRequestFields.bank),
  account: textOf(returnRequestFields.account),
  holder: textOf(returnRequestFields.holder),
  overruled: textOf(returnRequestFields.overruled).transform((text) => text || null),
})

const oneLine = z.object({
  quantity: z.coerce.number().int().min(0).max(999).catch(0),
  reason: z.enum(returnReasons, { error: () => m.return_error_reason() }),
  wantedVariantId: z.uuid().nullable().catch(null),
})

/** Names of the fields of one line. */
export const returnLineFieldNames = (lineId: string) => ({
  quantity: `quantity-${lineId}`,
  reason: `reason-${lineId}`,
  wanted: `wanted-${lineId}`,
})

type Read = { errors: Record<string, string>; values: Record<string, string> }

/** The requested return, or one error for each field with all that was typed. */
export function readReturnForm(view: ReturnFormView, form: FormData) {
  const values = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  const read = fields.safeParse({ note: '', bank: '', account: '', holder: '', overruled: '', ...values })
  const errors: Read['errors'] = {}
  for (const { path, message } of read.error?.issues ?? []) errors[String(path[0])] ??= message
  const isExchange = values.wish === 'exchange'
  const lines = view.lines.flatMap((line) => readLine(line.id, { values, errors, isExchange }))
  if (!lines.length) errors.lines ??= m.return_error_none()
  const needsBank = view.needsBank && values.wish === 'refund'
  if (needsBank && !view.isStaff && read.data) checkBank(read.data, errors)
  if (!read.data || Object.keys(errors).length) return { unread: { errors, values } }
  const { bank, account, holder, key: requestKey, ...wish } = read.data
  const bankAccount: Bank | null = needsBank && bank && account ? { bank, account, holder } : null
  return { wish: { ...wish, requestKey, bank: bankAccount, lines } }
}

type Reading = Read & { isExchange: boolean }

function readLine(orderLineId: string, { values, errors, isExchange }: Reading): ReturnLineInput[] {
  const names = returnLineFieldNames(orderLineId)
  const read = oneLine.safeParse({
    quantity: values[names.quantity],
    reason: values[names.reason],
    wantedVariantId: isExchange ? values[names.wanted] || null : null,
  })
  const isRequested = Number(values[names.quantity]) > 0
  if (!isRequested) return []
  if (!read.success) errors[names.reason] = read.error.issues[0]!.message
  if (isExchange && !values[names.wanted]) errors[names.wanted] = m.return_error_wanted()
  return read.success
    ? [{ orderLineId, ...read.data }]
    : [{ orderLineId, quantity: 1, reason: 'defect', wantedVariantId: null }]
}

function checkBank(bank: Bank, errors: Read['errors']) {
  if (bank.bank.length < 2) errors.bank ??= m.return_error_bank()
  if (!/^[0-9A-Za-z]{6,30}$/.test(bank.account.replace(/[\s.-]/g, ''))) errors.account ??= m.return_error_account()
  if (bank.holder.length < 2) errors.holder ??= m.return_error_holder()
}
