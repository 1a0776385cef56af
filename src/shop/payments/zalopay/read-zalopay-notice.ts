import { z } from 'zod'
import { isSameHex } from '#platform/secrets/hmac.server.ts'
import type { NoticeReading } from '../provider.ts'
import type { ZalopayKeys } from './keys.ts'
import { readJson } from '../read-json.ts'
import { referenceOf } from './app-trans-id.ts'
import { zalopayMac } from './sign-zalopay.ts'

const callback = z.object({ data: z.string(), mac: z.string(), type: z.coerce.number().int().default(1) })

const noticeFields = z.object({
  app_id: z.coerce.number(),
  app_trans_id: z.string().min(1).max(40),
  amount: z.int().min(0),
  zp_trans_id: z.union([z.int(), z.string()]),
  server_time: z.int().min(0).max(8.64e15).optional(),
  channel: z.int().optional(),
})

/** The signature covers the text of `data`, letter for letter. A callback comes only after a payment; another type is an agreement, not an order. */
export function readZalopayNotice({ appId, key2 }: ZalopayKeys, rawBody: string, at: Date): NoticeReading {
  const outer = callback.safeParse(readJson(rawBody))
  if (!outer.success) return { kind: 'malformed', why: 'no data with its mac' }
  if (!isSameHex(zalopayMac(key2, outer.data.data), outer.data.mac)) return { kind: 'forged', why: 'wrong mac' }
  if (outer.data.type !== 1) return { kind: 'ping' }
  const read = noticeFields.safeParse(readJson(outer.data.data))
  if (!read.success) return { kind: 'malformed', why: `cannot be read: ${read.error.issues[0]?.path}` }
  const { app_id, app_trans_id, amount, zp_trans_id, server_time, channel } = read.data
  if (app_id !== appId) return { kind: 'forged', why: 'of another app' }
  return {
    kind: 'notice',
    notice: {
      eventId: String(zp_trans_id),
      reference: referenceOf(app_trans_id),
      result: 'paid',
      amount,
      transactionId: String(zp_trans_id),
      at: server_time ? new Date(server_time) : at,
      reason: '1 success',
      ...(channel !== undefined && { facts: { channel: String(channel) } }),
    },
  }
}

/** The parameters of the returning browser, with a checksum: good enough to know which order to show. */
export function readZalopayReturn({ key2 }: ZalopayKeys, query: URLSearchParams) {
  const of = (name: string) => query.get(name) ?? ''
  const names = ['appid', 'apptransid', 'pmcid', 'bankcode', 'amount', 'discountamount', 'status']
  if (!isSameHex(zalopayMac(key2, ...names.map(of)), of('checksum'))) return
  return { reference: referenceOf(of('apptransid')), isDone: of('status') === '1' }
}
