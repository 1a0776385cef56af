import type { Channel, ChannelName } from './channel.ts'
import { mailChannel } from './mail-channel.ts'

const channels: Record<ChannelName, Channel> = { mail: mailChannel }

export const channelNamed = (name: ChannelName) => channels[name]
