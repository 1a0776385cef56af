/** Why money is unmatched: only staff can decide about it. */
export const unmatchedReasons = ['late', 'duplicate', 'underpaid', 'overpaid', 'suspect', 'no_reference'] as const
export type UnmatchedReason = (typeof unmatchedReasons)[number]

/** `duplicate`: staff had recorded the money before its notice came, so it is not there twice. */
export const unmatchedEndings = ['matched', 'sent_back', 'kept', 'duplicate'] as const
export type UnmatchedEnding = (typeof unmatchedEndings)[number]
