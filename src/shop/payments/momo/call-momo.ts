import { z } from 'zod'
import { callProvider } from '../call-provider.ts'
import type { MomoKeys } from './keys.ts'
import { signMomo } from './sign-momo.ts'

const answer = z.object({
  resultCode: z.int(),
  message: z.string().default(''),
  orderId: z.string().optional(),
  amount: z.int().optional(),
  transId: z.union([z.int(), z.string()]).optional(),
  payUrl: z.string().optional(),
  refundTrans: z
    .array(
      z.object({ orderId: z.string(), amount: z.int(), resultCode: z.int(), transId: z.union([z.int(), z.string()]) }),
    )
    .nullish(),
})

const paths = {
  create: '/v2/gateway/api/create',
  query: '/v2/gateway/api/query',
  refund: '/v2/gateway/api/refund',
  findRefund: '/v2/gateway/api/refund/query',
}

/** Calls MoMo, signed as this kind of request requires. MoMo asks its partners to wait 30 s for a refund. */
export function callMomo(keys: MomoKeys, kind: keyof typeof paths, fields: Record<string, unknown>) {
  const body = { partnerCode: keys.partnerCode, lang: 'vi', ...fields }
  const signature = signMomo(keys, kind === 'findRefund' ? 'query' : kind, body)
  return callProvider({
    provider: 'momo',
    url: keys.url + paths[kind],
    body: { ...body, signature },
    answer,
    ...(kind === 'refund' && { timeoutMs: 30_000 }),
  })
}
