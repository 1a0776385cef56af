import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { fitAnswered } from '../events.ts'
import type { Fit, WidthFit } from '../review.ts'
import { fitAnswers } from '../schema.ts'

type Told = { lineId: string; fit: Fit; widthFit: WidthFit | null }

/** A buyer says how a boot fits; said again, the last word counts. False where nobody was asked. */
export const answerFitQuestion = (db: Db, { lineId, fit, widthFit }: Told) =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .update(fitAnswers)
      .set({ fit, widthFit, answeredAt: new Date() })
      .where(eq(fitAnswers.lineId, lineId))
      .returning({ productId: fitAnswers.productId })
    if (row) await emit(tx, fitAnswered(lineId, row.productId))
    return row !== undefined
  })
