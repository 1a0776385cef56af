import { Button, Img, Link, Text } from '@react-email/components'
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

export type StockEmailContent = {
  locale: Locale
  shop: string
  /** The `cid` of its attached picture. */
  picture?: string
  product: string
  choice: string
  price: string
  link: string
  unwatch: string
}

/** Says that a watched variant is back: its picture, its name, its price, and how to unsubscribe. */
export function StockEmail({
  locale,
  shop,
  picture,
  product,
  choice,
  price,
  link,
  unwatch,
  own,
}: StockEmailContent & { own?: MerchantWords }) {
  const options = { locale }
  const text = m.watch_mail_text({}, options)
  return (
    <EmailFrame
      {...{ locale, shop, title: m.watch_mail_title({}, options), preview: text, signature: own?.signature }}
      footer={m.watch_mail_footer({ shop }, options)}
    >
      {own?.greeting && <Text style={emailText}>{own.greeting}</Text>}
      {picture && (
        <Img
          src={`cid:${picture}`}
          alt=""
          width="160"
          height="160"
          // Otherwise React would add a preload to the head.
          loading="lazy"
          style={{ backgroundColor: '#e6ecf1', borderRadius: '12px', display: 'block', margin: '4px 0 14px' }}
        />
      )}
      <Text style={{ ...emailText, fontWeight: 700 }}>{product}</Text>
      <Text style={emailText}>{choice ? `${choice} · ${price}` : price}</Text>
      <Text style={emailText}>{text}</Text>
      {own?.extra && <EmailLines text={own.extra} />}
      <Button href={link} className="press" style={emailButton}>
        {m.watch_mail_button({}, options)}
      </Button>
      <Text style={{ ...mutedEmailText, marginTop: '20px' }}>
        <Link href={unwatch} style={linkStyle}>
          {m.watch_mail_unwatch({}, options)}
        </Link>
      </Text>
    </EmailFrame>
  )
}
