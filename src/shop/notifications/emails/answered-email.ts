import type { Locale } from '#kit/localized.ts'
import { linkIn } from '#platform/link-in.server.ts'
import { m } from '#words/messages.js'

/** `by` is null if the shop itself answered. */
export type AnsweredQuestion = { product: string; slug: string; question: string; answer: string; by: string | null }

/** The email to a person who asked about a product and left an address. */
export function answeredEmail({ product, slug, question, answer, by }: AnsweredQuestion, shop: string, locale: Locale) {
  const options = { locale }
  const author = by ?? shop
  return {
    subject: m.email_answered_subject({ product }, options),
    title: m.email_answered_title({}, options),
    text: m.email_answered_text({ product, question, who: author, answer }, options),
    action: {
      label: m.email_answered_button({}, options),
      link: linkIn(locale, `/product/${slug}/questions`),
    },
    why: m.email_answered_why({ shop }, options),
  }
}
