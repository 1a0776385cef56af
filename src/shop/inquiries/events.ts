export const inquiryReceived = (id: string) => ({ name: 'inquiry.received' as const, facts: { id } })

/** The email with the answer is due. */
export const inquiryAnswered = (id: string) => ({ name: 'inquiry.answered' as const, facts: { id } })
