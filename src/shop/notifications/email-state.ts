/** `dropped`: at sending time there was no recipient, or the content was no longer true. */
export const emailStates = ['waiting', 'sent', 'failed', 'dropped'] as const
export type EmailState = (typeof emailStates)[number]

/** As staff read it: an email that lies in the outbox is not called sent. */
export const shownEmailStates = ['waiting', 'sent', 'outbox', 'failed', 'dropped'] as const
export type ShownEmailState = (typeof shownEmailStates)[number]
