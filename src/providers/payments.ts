import type { PayPageManifest, ProviderWords } from './manifest.ts'
import { momoManifest } from './momo.ts'
import { payosManifest } from './payos.ts'
import { sepayManifest } from './sepay.ts'
import { stripeManifest } from './stripe.ts'
import { vnpayManifest } from './vnpay.ts'
import { zalopayManifest } from './zalopay.ts'

const idsOf = <const All extends readonly { id: string }[]>(all: All) =>
  all.map(({ id }) => id) as unknown as { [At in keyof All]: All[At]['id'] }

/** Those that a buyer pays by, each at a page of its own, in the order in which they are offered. */
export const payPageManifests = [vnpayManifest, momoManifest, zalopayManifest, stripeManifest] as const
export type PayPageName = (typeof payPageManifests)[number]['id']
/** Their ids, for a list that the database uses too. */
export const payPageIds = idsOf(payPageManifests)

/** The name of each payment method, or what happens after the order is placed. */
export const payPageWords = (which: 'method' | 'note') =>
  Object.fromEntries(payPageManifests.map((one) => [one.id, one[which]])) as unknown as Record<
    PayPageName,
    ProviderWords
  >

/** Services that watch the bank account for transfers. */
export const bankWatchManifests = [sepayManifest, payosManifest] as const
export type BankWatchName = (typeof bankWatchManifests)[number]['id']

/** All providers that send payment notices. */
export const paymentManifests = [...payPageManifests, ...bankWatchManifests] as const
export type PaymentProviderName = PayPageName | BankWatchName

const namedManifest = (name: string) => paymentManifests.find(({ id }) => id === name)

/** The name of the provider as people say it. */
export const paymentProviderName = (id: string) => namedManifest(id)?.name ?? id

export const noticesBy = (id: string) => namedManifest(id)?.notices ?? 'POST'

/** Whether this is the address to which a buyer returns after giving up at the provider's page. */
export function hasLeft(id: string, address: URLSearchParams) {
  const mark = payPageManifests.map((one: PayPageManifest) => one).find((one) => one.id === id)?.leftMark
  return mark !== undefined && address.get(mark[0]) === mark[1]
}

/** Bank watchers only send notices; they cannot be queried. */
export const isBankWatch = (name: string): name is BankWatchName => bankWatchManifests.some(({ id }) => id === name)
