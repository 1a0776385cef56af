import type { Locale } from '#kit/localized.ts'
import { linkIn } from '#platform/link-in.server.ts'
import { isSigned, sign } from '#platform/secrets/secret.server.ts'
import { emailTopics, type EmailTopic } from './email-topic.ts'

type Unsubscription = { userId: string; topic: EmailTopic }

const subject = ({ userId, topic }: Unsubscription) => `${userId}\n${topic}`

/** Works without signing in, for this user and topic only, and does not expire, since emails are read late. */
export function unsubscribeLink(unsubscription: Unsubscription, locale: Locale) {
  const params = new URLSearchParams({
    user: unsubscription.userId,
    topic: unsubscription.topic,
    key: sign('unsubscribe', subject(unsubscription)),
  })
  return linkIn(locale, `/unsubscribe?${params}`)
}

/** Headers of every email that a reader may turn off: mail programs offer it with one click (RFC 2369, RFC 8058). */
export const oneClick = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

export const unsubscribeHeaders = (userId: string, topic: EmailTopic, locale: Locale = 'vi') =>
  oneClick(unsubscribeLink({ userId, topic }, locale))

/** Reads an unsubscribe link; undefined if the shop did not sign it. */
export function readUnsubscription(params: URLSearchParams): Unsubscription | undefined {
  const topic = emailTopics.find((one) => one === params.get('topic'))
  const userId = params.get('user') ?? ''
  if (topic && isSigned('unsubscribe', subject({ userId, topic }), params.get('key') ?? '')) return { userId, topic }
}
