import { Button, Link, Text } from '@react-email/components'
import type { Locale } from '#kit/localized.ts'
import { m } from '#words/messages.js'
import type { MerchantWords } from '../merchant-words.ts'
import {
  emailButton,
  EmailFrame,
  EmailLines,
  emailLink as linkStyle,
  mutedEmailText,
  emailText,
} from './email-frame.tsx'

export type AccountEmailContent = {
  locale: Locale
  shop: { name: string; phone: string }
  greeting?: string
  title: string
  text: string
  action?: { label: string; link: string }
  /** Why the recipient gets it, for an email without an account. */
  why?: string
}

/** The template of every account email: what happened, and the one action. */
export function AccountEmail({
  locale,
  shop,
  greeting,
  title,
  text: message,
  action,
  why,
  own,
}: AccountEmailContent & { own?: MerchantWords }) {
  const options = { locale }
  const account = shop.phone
    ? m.email_account_footer({ shop: shop.name, phone: shop.phone }, options)
    : m.email_account_footer_bare({ shop: shop.name }, options)
  const footer = why ?? account
  return (
    <EmailFrame {...{ locale, shop: shop.name, title, preview: message, footer, signature: own?.signature }}>
      {(own?.greeting ?? greeting) && <Text style={emailText}>{own?.greeting ?? greeting}</Text>}
      <Text style={{ ...emailText, whiteSpace: 'pre-line' }}>{message}</Text>
      {own?.extra && <EmailLines text={own.extra} />}
      {action && (
        <>
          <Button href={action.link} className="press" style={emailButton}>
            {action.label}
          </Button>
          <Text style={{ ...mutedEmailText, marginTop: '20px' }}>{m.email_account_link({}, options)}</Text>
          <Text style={{ ...mutedEmailText, wordBreak: 'break-all' }}>
            <Link href={action.link} style={linkStyle}>
              {action.link}
            </Link>
          </Text>
        </>
      )}
    </EmailFrame>
  )
}
