/** `dropped`: when its turn came there was nobody to write to, or nothing to say any more. */
export const emailStates = ['waiting', 'sent', 'failed', 'dropped'] as const
export type EmailState = (typeof emailStates)[number]
