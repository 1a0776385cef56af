import type { EmailChannel, ChannelName } from './channel.ts'
import { emailChannel } from './email-channel.ts'

const channels: Record<ChannelName, EmailChannel> = { mail: emailChannel }

export const channelNamed = (name: ChannelName) => channels[name]
