/** `dropped`: at sending time there was no recipient, or the content was no longer true. */
export const emailStates = ['waiting', 'sent', 'failed', 'dropped'] as const
export type EmailState = (typeof emailStates)[number]
