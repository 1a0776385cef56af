import type { Locale } from '#kit/localized.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import type { Email } from '../email.ts'
import type { EmailKind } from '../email-kind.ts'

export const channelNames = ['mail'] as const
export type ChannelName = (typeof channelNames)[number]

/** A letter on its way to one address of one channel. */
type EmailMessage = Email & { id: string; kind: EmailKind; to: string; locale: Locale }

/** The email as it was sent, for the log; its secrets are hidden before it is stored. */
type SentEmail = { page: string | null; plain: string }

/**
 * One way to reach somebody. Mail is one; Zalo ZNS or SMS would be others beside it: a name above, a file like send-queued-email.ts,
 * a line in send-queued-email.ts, and in the queue whoever has an address for it. `carry` throws when the message was not taken, so that it is tried again.
 */
export type EmailChannel = { name: ChannelName; carry(message: EmailMessage, shop: ShopSettings): Promise<SentEmail> }
