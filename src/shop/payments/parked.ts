/** Why money waits for the shopkeeper: nobody but a person decides what becomes of it. */
export const parkedReasons = ['late', 'twice', 'too_little', 'too_much', 'suspect', 'nameless'] as const
export type ParkedReason = (typeof parkedReasons)[number]

/** `same`: the money had been recorded by hand before its notice came; it is not there twice. */
export const parkedEndings = ['matched', 'sent_back', 'kept', 'same'] as const
export type ParkedEnding = (typeof parkedEndings)[number]
