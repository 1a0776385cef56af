import type { Keyring } from '#platform/keyring.server.ts'
import type { PaymentProviderName } from '#providers/payments.ts'
import type { NoticeSource, Provider, NoticeReading } from './provider.ts'

/** The addresses to which our forms may be sent, and those that our pages may frame. */
type PayPages = { forms: string[]; frames?: string[] }

/** The protocol of one provider, with the keys that the shop has. Its name and settings are in src/providers. */
export type Gateway<Keys = unknown> = {
  id: PaymentProviderName
  keys: Keyring<Keys>
  /** A payment method. */
  provider?(keys: Keys): Provider
  /** A service that watches the bank account. */
  watch?(keys: Keys): NoticeSource
  /** Addresses of its payment pages. */
  pages?(keys: Keys): PayPages
  /** The attempt from which a browser returns, if the provider signed it. */
  readReturn?(keys: Keys, query: URLSearchParams): string | undefined
  /** A query for a payment that never existed shows whether the provider accepts our keys. */
  proof?: {
    refused: RegExp
    /** The provider's answer to an unknown payment, if that answer is an error. */
    unknown?: RegExp
    facts?(reference: string): Record<string, string>
  }
}

export const referenceIn = (reading: NoticeReading) =>
  reading.kind === 'notice' ? (reading.notice.reference ?? undefined) : undefined
