import type { EmailChannel, ChannelName } from './channel.ts'
import { emailChannel } from './mail-channel.ts'

const channels: Record<ChannelName, EmailChannel> = { mail: emailChannel }

export const channelNamed = (name: ChannelName) => channels[name]
