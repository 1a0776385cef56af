import { isUuid } from '#kit/is-uuid.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { listModerationQueue } from '#shop/reviews/moderation/list-moderation-queue.ts'
import { moderations } from '#shop/reviews/review.ts'
import type { Route } from './+types/product-queue-route.ts'
import { queueView } from '#web/parts/moderation/queue-view.server.ts'

/** All reviews and questions about one product, pending ones first; fetched by the product page for moderators. */
export async function loader({ params: { productId } }: Route.LoaderArgs) {
  const parts = isUuid(productId)
    ? await Promise.all(
        moderations.map((state) => listModerationQueue(db, requestLocale(), { state, kind: null, productId })),
      )
    : []
  return Response.json({ rows: parts.flat().map(queueView) }, { headers: { 'Cache-Control': 'no-store' } })
}
