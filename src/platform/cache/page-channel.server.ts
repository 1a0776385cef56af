import { notifyInParts } from '../postgres/channel.server.ts'
import type { Db } from '../postgres/db.server.ts'

export const pageChannel = 'pages'

/** When the transaction commits, every process drops the kept pages that carry one of the tags; `*` drops all. Any number of tags. */
export const dropPagesEverywhere = (db: Db, tags: string[]) => notifyInParts(db, pageChannel, tags)

/** What a payload of this channel says. */
export const tagsIn = (payload: string) => JSON.parse(payload) as string[]
