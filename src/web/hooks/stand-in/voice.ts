import { createHmac } from 'node:crypto'
import { env } from '#platform/env.server.ts'
import { keysOfGate, withinUrl, type Gate, type GateKeys } from '#shop/payments/provider-keys.ts'
import type { Ending, StandInPayment } from './memory.server.ts'

/** What may be wrong with a notice on wish, so that it can be seen refused. */
export const twists = ['none', 'forged', 'altered', 'amount', 'unknown', 'stale'] as const
export type Twist = (typeof twists)[number]

/** What a stand-in says of a payment. */
export type Saying = { payment: StandInPayment; says: Ending; twist: Twist }
/** As it goes over the wire. */
export type Wire = { method: 'GET' | 'POST'; url: string; headers: Record<string, string>; body?: string }

/** Signed here a second time, apart from the shop's own hand: an error in one of the two shows. */
export const mac = (algorithm: 'sha256' | 'sha512', key: string, text: string) =>
  createHmac(algorithm, key).update(text).digest('hex')

export const keysOf = <G extends Gate>(gate: G): GateKeys[G] => keysOfGate(gate)!

/** What a notice says truly or by its twist: a wrong amount and a wrong order bear a true signature. */
export const told = ({ payment, twist }: Saying) => ({
  amount: twist === 'amount' ? payment.amount - 1000 : payment.amount,
  reference: twist === 'unknown' ? 'ZZZZZZZZ1' : payment.reference,
})

export const spoilt = (signature: string) => signature.replace(/[0-9a-f]/g, (digit) => (digit === '0' ? '1' : '0'))

/** The shop as this machine reaches it, whatever it is called outside. */
export const withinAddress = (url: string) =>
  url.startsWith(`${env.BASE_URL}/`) ? withinUrl() + url.slice(env.BASE_URL.length) : url

export const registeredDoor = (gate: Gate) => `${withinUrl()}/api/payments/${gate}/notice`

/** Where a person pays. */
export const tillUrl = ({ id }: StandInPayment, isEnglish: boolean) =>
  `${env.BASE_URL}${isEnglish ? '/en' : ''}/stand-in/till/${id}`

/** `20261121101502` on a Vietnamese clock. */
export const vnStamp = (at: Date) =>
  new Date(at.getTime() + 25_200_000).toISOString().slice(0, 19).replace(/[-:T]/g, '')
