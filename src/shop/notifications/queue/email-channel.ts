import { render } from '@react-email/components'
import { env } from '#platform/env.server.ts'
import { sendEmail } from '#platform/mail.server.ts'
import type { EmailChannel } from './channel.ts'
import { plainText } from '../plain-text.ts'

/** Mail: the page as HTML, and the same words as plain text. */
export const emailChannel: EmailChannel = {
  name: 'mail',
  async carry({ id, to, locale, subject, page, headers, pictures = [] }, shop) {
    const html = await render(page)
    const plain = plainText(html)
    const from = env.MAIL_FROM ?? `${shop.name} <${shop.email || `shop@${new URL(env.BASE_URL).hostname}`}>`
    const letter = { id, to, from, replyTo: shop.email || undefined, subject, html, text: plain, locale, headers }
    await sendEmail({ ...letter, pictures })
    return { page: html, plain }
  },
}
