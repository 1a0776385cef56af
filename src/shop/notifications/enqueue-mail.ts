import type { Db } from '#platform/db.server.ts'
import { enqueue } from '#platform/jobs.server.ts'
import { isAccountMail, isOrderMail, type MailKind } from './mail-kind.ts'

/** Queues of letters. Somebody sits before the screen and waits for one about an account; one about an order comes soon; what is sent to many waits until there is time. */
export const mailLanes = {
  account: 'send-account-mail',
  order: 'send-mail',
  marketing: 'send-marketing-mail',
} as const

const laneOf = (kind: MailKind) =>
  // Whoever asked for a reminder waits for the letter that confirms it.
  isAccountMail(kind) || kind === 'reminder-confirm' ? 'account' : isOrderMail(kind) ? 'order' : 'marketing'

/** Puts a letter that is written down into the queue of its kind; it is sent if and only if the transaction commits. */
export const enqueueMail = (db: Db, { id, kind }: { id: string; kind: MailKind }) =>
  enqueue(db, mailLanes[laneOf(kind)], { mailId: id })
