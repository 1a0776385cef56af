import type { Keyring } from '#platform/keyring.server.ts'
import type { PaymentProviderName } from '#providers/payments.ts'
import type { NoticeSource, Provider, NoticeReading } from './provider.ts'

/** The addresses to which our forms may lead, and those that our pages may frame. */
type PayPages = { forms: string[]; frames?: string[] }

/** How one provider is spoken to, by whatever keys the shop has for it. What it is called and set up with stands in src/providers. */
export type Gateway<Keys = unknown> = {
  id: PaymentProviderName
  keys: Keyring<Keys>
  /** A way to pay. */
  provider?(keys: Keys): Provider
  /** Somebody who watches the bank account. */
  watch?(keys: Keys): NoticeSource
  /** Addresses of its payment pages. */
  pages?(keys: Keys): PayPages
  /** Which attempt a browser comes back from, as far as the provider signed it. */
  readReturn?(keys: Keys, query: URLSearchParams): string | undefined
  /** How it is seen whether it lets our keys in, when it is asked after a payment that nobody ever began. */
  proof?: {
    refused: RegExp
    /** The provider's answer to an unknown payment, if that answer is an error. */
    unknown?: RegExp
    facts?(reference: string): Record<string, string>
  }
}

export const referenceIn = (reading: NoticeReading) =>
  reading.kind === 'notice' ? (reading.notice.reference ?? undefined) : undefined
