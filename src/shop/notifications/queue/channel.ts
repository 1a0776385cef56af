import type { Locale } from '#kit/localized.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import type { Email } from '../email.ts'
import type { EmailKind } from '../email-kind.ts'

export const channelNames = ['mail'] as const
export type ChannelName = (typeof channelNames)[number]

/** An email to one address by one channel. */
type EmailMessage = Email & { id: string; kind: EmailKind; to: string; locale: Locale }

/** The email as it was sent, for the log; its secrets are hidden before it is stored. */
type SentEmail = { page: string | null; plain: string; isInOutbox: boolean }

/**
 * A channel to reach a customer. Mail is one; Zalo ZNS or SMS would be others: they need a name above, a file and a line as in send-queued-email.ts, and
 * addresses in the queue. `carry` throws if the message was not accepted, so that it is tried again.
 */
export type EmailChannel = { name: ChannelName; carry(message: EmailMessage, shop: ShopSettings): Promise<SentEmail> }
