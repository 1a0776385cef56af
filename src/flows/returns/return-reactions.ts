import type { Db } from '#platform/postgres/db.server.ts'
import { dropPhotoFiles } from '#shop/media/save-photo.ts'
import { notifyOfReturn as bell, notifyOfWork } from './return-notifications.ts'
import { orderEmailReaction as mail } from '../emails/order-email-reaction.ts'

type Facts = Record<string, unknown>
type Reaction = (db: Db, facts: Facts, eventId: number) => Promise<unknown>

/** Reactions to returns and finished work. */
export const returnAndWorkReactions: Record<string, Reaction[]> = {
  'return.requested': [mail('return-requested')],
  'return.approved': [mail('return-approved'), bell('approved')],
  'return.declined': [mail('return-declined'), bell('declined')],
  'return.under_way': [],
  'return.received': [mail('return-received'), bell('received')],
  'return.closed': [mail('return-closed'), bell('closed')],
  'return.withdrawn': [],
  'return.ended': [mail('return-ended'), bell('ended')],
  'return.pictures-dropped': [(_, { files }) => dropPhotoFiles('return-pictures', files as string[])],
  'work.pictures-dropped': [(_, { files }) => dropPhotoFiles('work-pictures', files as string[])],
  'work.taken-in': [],
  'work.done': [mail('work-ready'), notifyOfWork('ready')],
  'work.resumed': [mail('work-resumed'), notifyOfWork('resumed')],
}
