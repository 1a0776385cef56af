import { z } from 'zod'
import type { GhnKeys } from './keys.ts'
import { CarrierRefused } from '../carrier-error.ts'
import { callGhn } from './call-ghn.ts'

/** Queries a shipment that never existed: with valid keys the answer says so. */
export async function tryGhnKeys(keys: GhnKeys): Promise<{ result: 'right' | 'wrong'; why?: string }> {
  try {
    await callGhn(keys, { path: 'shipping-order/detail', body: { order_code: 'LUOTTRY' }, data: z.unknown() })
    return { result: 'right' }
  } catch (error) {
    if (!(error instanceof CarrierRefused)) throw error
    const { why } = error.facts
    return { result: /token|unauthori[sz]ed|shop ?id/i.test(why) ? 'wrong' : 'right', why }
  }
}
