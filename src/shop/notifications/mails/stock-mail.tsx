import { Button, Link, Text } from '@react-email/components'
import type { Locale } from '#kit/localized.ts'
import { m } from '#words/messages.js'
import type { OwnWords } from '../own-words.ts'
import { button, LetterFrame, Lines, link as linkStyle, muted, text } from './letter-frame.tsx'

export type StockMailContent = {
  locale: Locale
  shop: string
  product: string
  choice: string
  price: string
  link: string
  unwatch: string
}

/** What somebody waited for is back: what it is, what it costs, and how to hear no more. */
export function StockMail({
  locale,
  shop,
  product,
  choice,
  price,
  link,
  unwatch,
  own,
}: StockMailContent & { own?: OwnWords }) {
  const options = { locale }
  const said = m.watch_mail_text({}, options)
  return (
    <LetterFrame
      {...{ locale, shop, title: m.watch_mail_title({}, options), preview: said, signature: own?.signature }}
      footer={m.watch_mail_footer({ shop }, options)}
    >
      {own?.greeting && <Text style={text}>{own.greeting}</Text>}
      <Text style={{ ...text, fontWeight: 700 }}>{product}</Text>
      <Text style={text}>{choice ? `${choice} · ${price}` : price}</Text>
      <Text style={text}>{said}</Text>
      {own?.extra && <Lines said={own.extra} />}
      <Button href={link} className="press" style={button}>
        {m.watch_mail_button({}, options)}
      </Button>
      <Text style={{ ...muted, marginTop: '20px' }}>
        <Link href={unwatch} style={linkStyle}>
          {m.watch_mail_unwatch({}, options)}
        </Link>
      </Text>
    </LetterFrame>
  )
}
