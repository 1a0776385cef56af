import { sql } from 'drizzle-orm'
import type { ShownEmailState } from '../email-state.ts'
import { emails } from '../schema.ts'

export const shownEmailState = sql<ShownEmailState>`case when ${emails.isInOutbox} then 'outbox' else ${emails.state} end`
