import { z } from 'zod'
import { callProvider } from '../call-provider.ts'
import type { ZalopayKeys } from './keys.ts'

const answer = z.object({
  return_code: z.int(),
  return_message: z.string().nullish(),
  sub_return_code: z.int().nullish(),
  sub_return_message: z.string().nullish(),
  order_url: z.string().nullish(),
  zp_trans_id: z.union([z.int(), z.string()]).nullish(),
  amount: z.int().nullish(),
  refund_id: z.union([z.int(), z.string()]).nullish(),
})
export type ZalopayAnswer = z.infer<typeof answer>

/** ZaloPay does not sign its answers; the shop trusts its address over TLS. */
export const callZalopay = (
  { url }: ZalopayKeys,
  what: 'create' | 'query' | 'refund' | 'query_refund',
  fields: Record<string, string | number>,
) =>
  callProvider({
    provider: 'zalopay',
    url: `${url}/v2/${what}`,
    body: new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])),
    answer,
    ...(what === 'refund' && { timeoutMs: 30_000 }),
  })

export const zalopayMessage = ({ return_code, return_message, sub_return_code, sub_return_message }: ZalopayAnswer) =>
  [return_code, sub_return_code, sub_return_message || return_message]
    .filter((part) => part !== null && part !== undefined && part !== '')
    .join(' ')
    .slice(0, 200)
