/** The topics of an inquiry, in the order of the form. */
export const inquiryTopics = ['size', 'order', 'warranty', 'work', 'invoice', 'other'] as const
export type InquiryTopic = (typeof inquiryTopics)[number]

export const inquiryStates = ['open', 'answered'] as const
export type InquiryState = (typeof inquiryStates)[number]

/** How it was answered: by an email of the shop, or otherwise (telephone, Zalo, at the counter). */
export const answerChannels = ['mail', 'otherwise'] as const
export type AnswerChannel = (typeof answerChannels)[number]
