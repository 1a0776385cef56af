import { formatDateTime } from '#kit/clock.ts'
import { spokenLocale } from '#platform/request.server.ts'
import type { Queued } from '#shop/reviews/list-queue.ts'

/** Something written by the public, as those who moderate see it. */
export const queueView = ({ createdAt, ...row }: Queued) => ({ ...row, at: formatDateTime(createdAt, spokenLocale()) })
export type QueueView = ReturnType<typeof queueView>
