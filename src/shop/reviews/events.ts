import type { Moderation, ModeratedKind } from './review.ts'

/** A text is new or was changed, and waits for moderation. */
export const contentWritten = (kind: ModeratedKind, id: string, productId: string) => ({
  name: `${kind}.written` as const,
  facts: { id, productId },
})

/** A moderator decided: `review.shown`, `question.hidden` … */
export const contentModerated = (
  kind: ModeratedKind,
  state: Exclude<Moderation, 'waiting'>,
  id: string,
  productId: string,
) => ({
  name: `${kind}.${state}` as const,
  facts: { id, productId },
})

export const reviewReplied = (id: string, productId: string) => ({
  name: 'review.replied' as const,
  facts: { id, productId },
})

/** The writer deleted the text, or their name. */
export const contentWithdrawn = (kind: ModeratedKind, id: string, productId: string) => ({
  name: `${kind}.withdrawn` as const,
  facts: { id, productId },
})

/** Files of pictures whose rows were deleted. */
export const reviewPicturesDropped = (files: string[], productId: string) => ({
  name: 'review.pictures-dropped' as const,
  facts: { files, productId },
})

/** The shop corrected its own answer. */
export const answerCorrected = (id: string, productId: string) => ({
  name: 'answer.corrected' as const,
  facts: { id, productId },
})

/** A buyer answered how a boot fits. */
export const fitAnswered = (lineId: string, productId: string) => ({
  name: 'fit.told' as const,
  facts: { lineId, productId },
})
