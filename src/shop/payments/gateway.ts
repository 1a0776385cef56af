import type { Keyring } from '#platform/keyring.server.ts'
import type { BankWatchName, PayPageName } from '#providers/payments.ts'
import type { NoticeSource, Provider, NoticeReading } from './provider.ts'

/** The addresses to which our forms may be sent, and those that our pages may frame. */
type PayPages = { forms: string[]; frames?: string[] }

/** A provider at whose page buyers pay: its protocol, with the keys that the shop has. Its name and settings are in src/providers. */
export type PayPageGateway<Keys = unknown> = {
  id: PayPageName
  keys: Keyring<Keys>
  provider(keys: Keys): Provider & Required<Pick<Provider, 'readNotice' | 'answer' | 'query'>>
  watch?: undefined
  /** Addresses of its payment pages. */
  pages(keys: Keys): PayPages
  /** The attempt from which a browser returns, if the provider signed it. */
  readReturn?(keys: Keys, query: URLSearchParams): string | undefined
  /** A query for a payment that never existed shows whether the provider accepts our keys. */
  proof: {
    refused: RegExp
    /** The provider's answer to an unknown payment, if that answer is an error. */
    unknown?: RegExp
    facts?(reference: string): Record<string, string>
  }
}

/** A service that watches the bank account. */
export type BankWatchGateway<Keys = unknown> = {
  id: BankWatchName
  keys: Keyring<Keys>
  watch(keys: Keys): NoticeSource
  provider?: undefined
  pages?: undefined
  readReturn?: undefined
}

export type Gateway = PayPageGateway | BankWatchGateway

export const referenceIn = (reading: NoticeReading) =>
  reading.kind === 'notice' ? (reading.notice.reference ?? undefined) : undefined
