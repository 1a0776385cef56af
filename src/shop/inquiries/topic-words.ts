import type { Locale } from '#kit/localized.ts'
import { readableWords } from '#platform/forms/readable.ts'
import { m } from '#words/messages.js'
import type { InquiryTopic } from './inquiry.ts'

const words = readableWords({
  size: m.inquiry_topic_size,
  order: m.inquiry_topic_order,
  warranty: m.inquiry_topic_warranty,
  work: m.inquiry_topic_work,
  invoice: m.inquiry_topic_invoice,
  other: m.inquiry_topic_other,
})

/** Without a language, that of the page. */
export const topicName = (topic: InquiryTopic, locale?: Locale) => words[topic]({}, locale ? { locale } : undefined)
