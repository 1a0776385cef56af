import { notifyInParts } from '../postgres/channel.server.ts'
import type { Db } from '../postgres/db.server.ts'

export const pageChannel = 'pages'

/** When the transaction commits, every process drops the cached pages with one of the tags; `*` drops all. Any number of tags. */
export const dropPagesEverywhere = (db: Db, tags: string[]) => notifyInParts(db, pageChannel, tags)

/** The tags in a message of this channel. */
export const tagsIn = (payload: string) => JSON.parse(payload) as string[]
