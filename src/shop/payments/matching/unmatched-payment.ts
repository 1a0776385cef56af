/** Why money is unmatched: only staff can decide about it. */
export const unmatchedReasons = ['late', 'twice', 'too_little', 'too_much', 'suspect', 'nameless'] as const
export type UnmatchedReason = (typeof unmatchedReasons)[number]

/** `same`: staff had recorded the money before its notice came, so it is not there twice. */
export const unmatchedEndings = ['matched', 'sent_back', 'kept', 'same'] as const
export type UnmatchedEnding = (typeof unmatchedEndings)[number]
