/** Why money waits for the shopkeeper: only a person decides on it. */
export const unmatchedReasons = ['late', 'twice', 'too_little', 'too_much', 'suspect', 'nameless'] as const
export type UnmatchedReason = (typeof unmatchedReasons)[number]

/** `same`: the money had been recorded by hand before its notice came; it is not there twice. */
export const unmatchedEndings = ['matched', 'sent_back', 'kept', 'same'] as const
export type UnmatchedEnding = (typeof unmatchedEndings)[number]
