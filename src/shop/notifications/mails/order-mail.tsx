import { Button, Column, Hr, Row, Section, Text } from '@react-email/components'
import type { Locale } from '#kit/localized.ts'
import { dong } from '#kit/money.ts'
import { m } from '#words/messages.js'
import { button, ink, LetterFrame, muted, text } from './letter-frame.tsx'

type MailLine = { name: string; choice: string; quantity: number; total: number }

export type OrderMailContent = {
  locale: Locale
  shop: { name: string; phone: string }
  greeting: string
  title: string
  text: string
  link: string
  code: string
  lines: (MailLine & { services: MailLine[] })[]
  sums: { subtotal: number; discount: number; shippingFee: number; total: number }
  where: string
}

const right = { ...text, textAlign: 'right' as const, margin: '0', whiteSpace: 'nowrap' as const }

/** One frame for every mail about an order: what happened, the way to the order, what is in it. */
export function OrderMail({
  locale,
  shop,
  greeting,
  title,
  text: message,
  link,
  code,
  lines,
  sums,
  where,
}: OrderMailContent) {
  const options = { locale }
  const footer = shop.phone
    ? m.mail_footer({ shop: shop.name, phone: shop.phone }, options)
    : m.mail_footer_bare({ shop: shop.name }, options)
  return (
    <LetterFrame {...{ locale, shop: shop.name, title, preview: message, footer }}>
      <Text style={text}>{greeting}</Text>
      <Text style={text}>{message}</Text>
      <Button href={link} style={button}>
        {m.mail_open_order({}, options)}
      </Button>
      <Hr style={{ borderColor: '#d4dee2', margin: '28px 0 20px' }} />
      <Text style={muted}>{m.order_code({}, options)}</Text>
      <Text style={{ ...text, color: ink, fontSize: '18px', fontWeight: 700, letterSpacing: '1px' }}>{code}</Text>
      {lines.map((line, at) => (
        <Section key={at}>
          <Line {...line} locale={locale} />
          {line.services.map((work) => (
            <Line key={work.name} {...work} locale={locale} isWork />
          ))}
        </Section>
      ))}
      <Hr style={{ borderColor: '#d4dee2', margin: '16px 0' }} />
      <Sum label={m.order_subtotal({}, options)} amount={dong(sums.subtotal)} />
      {sums.discount > 0 && <Sum label={m.order_discount({}, options)} amount={`−${dong(sums.discount)}`} />}
      <Sum
        label={m.order_shipping({}, options)}
        amount={sums.shippingFee ? dong(sums.shippingFee) : m.order_shipping_free({}, options)}
      />
      <Sum label={m.order_total({}, options)} amount={dong(sums.total)} isTotal />
      <Section style={{ marginTop: '20px' }}>
        <Text style={muted}>{m.order_address({}, options)}</Text>
        <Text style={text}>{where}</Text>
      </Section>
    </LetterFrame>
  )
}

/** Work stands indented under what it is done to. */
const Line = ({ locale, isWork = false, ...line }: MailLine & { locale: Locale; isWork?: boolean }) => (
  <Row>
    <Column style={isWork ? { paddingLeft: '16px' } : undefined}>
      <Text style={{ ...text, color: ink, margin: '10px 0 0' }}>{isWork ? `+ ${line.name}` : line.name}</Text>
      <Text style={muted}>
        {[line.choice, m.mail_quantity({ count: line.quantity }, { locale })].filter(Boolean).join(' · ')}
      </Text>
    </Column>
    <Column align="right" style={{ verticalAlign: 'top' }}>
      <Text style={{ ...right, margin: '10px 0 0' }}>{dong(line.total)}</Text>
    </Column>
  </Row>
)

const Sum = ({ label, amount, isTotal = false }: { label: string; amount: string; isTotal?: boolean }) => (
  <Row>
    <Column>
      <Text style={{ ...text, margin: '2px 0', fontWeight: isTotal ? 700 : 400 }}>{label}</Text>
    </Column>
    <Column align="right">
      <Text style={{ ...right, margin: '2px 0', fontWeight: isTotal ? 700 : 400 }}>{amount}</Text>
    </Column>
  </Row>
)
