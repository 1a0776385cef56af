import type { Locale } from '#kit/localized.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import type { Letter } from './letter.ts'
import type { MailKind } from './mail-kind.ts'

export const channelNames = ['mail'] as const
export type ChannelName = (typeof channelNames)[number]

/** A letter on its way to one address of one channel. */
export type Message = Letter & { id: string; kind: MailKind; to: string; locale: Locale }

/** What left the house, for the log; its secrets are hidden before it is stored. */
export type Carried = { page: string | null; plain: string }

/**
 * One way to reach somebody. Mail is one; Zalo ZNS or SMS would be others beside it: a name above, a file like mail-channel.ts,
 * a line in channels.ts, and in the queue whoever has an address for it. `carry` throws when the message was not taken, so that it is tried again.
 */
export type Channel = { name: ChannelName; carry(message: Message, shop: ShopSettings): Promise<Carried> }
