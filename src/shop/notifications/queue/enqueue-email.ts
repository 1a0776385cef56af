import type { Db } from '#platform/postgres/db.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { isAccountEmail, isOrderEmail, type EmailKind } from '../email-kind.ts'

/** Queues of emails. A user waits at the screen for an account email; an order email is sent soon; an email to many is sent when the queues are idle. */
export const emailQueues = {
  account: 'send-account-mail',
  order: 'send-mail',
  marketing: 'send-marketing-mail',
} as const

const queueOf = (kind: EmailKind) =>
  // A customer who asked for a reminder waits for the email that confirms it.
  isAccountEmail(kind) || kind === 'reminder-confirm' ? 'account' : isOrderEmail(kind) ? 'order' : 'marketing'

/** Puts a written email into the queue of its kind; it is sent if and only if the transaction commits. */
export const enqueueEmail = (db: Db, { id, kind }: { id: string; kind: EmailKind }) =>
  enqueue(db, emailQueues[queueOf(kind)], { mailId: id })
