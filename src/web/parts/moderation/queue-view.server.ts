import { formatDateTime } from '#kit/clock.ts'
import { requestLocale } from '#platform/request.server.ts'
import type { ModerationItem } from '#shop/reviews/moderation/list-moderation-queue.ts'

/** A review or question, as moderators see it. */
export const queueView = ({ createdAt, ...row }: ModerationItem) => ({
  ...row,
  at: formatDateTime(createdAt, requestLocale()),
})
export type QueueView = ReturnType<typeof queueView>
