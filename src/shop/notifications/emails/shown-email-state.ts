import { sql } from 'drizzle-orm'
import type { ShownEmailState } from '../email-state.ts'
import { emails } from '../schema.ts'

/** An email that lay in the outbox may be sent once more, and fail then. */
export const shownEmailState = sql<ShownEmailState>`case when ${emails.isInOutbox} and ${emails.state} = 'sent' then 'outbox' else ${emails.state} end`
