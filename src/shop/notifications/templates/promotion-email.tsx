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
  emailText as paragraph,
} from './email-frame.tsx'

export type PromotionEmailContent = {
  locale: Locale
  shop: string
  subject: string
  text: string
  link: string
  unsubscribe: string
}

/** The merchant's text about a promotion, paragraph by paragraph, why the recipient gets it, and how to unsubscribe. */
export function PromotionEmail({
  locale,
  shop,
  subject,
  text,
  link,
  unsubscribe,
  own,
  scene,
}: PromotionEmailContent & { own?: MerchantWords; scene?: string }) {
  const options = { locale }
  const paragraphs = text.split(/\n+/).filter((one) => one.trim())
  return (
    <EmailFrame
      {...{ locale, shop, title: subject, preview: paragraphs[0] ?? subject, signature: own?.signature, scene }}
      footer={m.promotion_notice_mail_footer({ shop }, options)}
    >
      {own?.greeting && <Text style={paragraph}>{own.greeting}</Text>}
      {paragraphs.map((one, at) => (
        <Text key={at} style={paragraph}>
          {one}
        </Text>
      ))}
      {own?.extra && <EmailLines text={own.extra} />}
      <Button href={link} className="press" style={emailButton}>
        {m.promotion_notice_mail_button({}, options)}
      </Button>
      <Text style={{ ...mutedEmailText, marginTop: '20px' }}>
        <Link href={unsubscribe} style={linkStyle}>
          {m.promotion_notice_mail_unsubscribe({}, options)}
        </Link>
      </Text>
    </EmailFrame>
  )
}
