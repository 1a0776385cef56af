import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components'
import type { Locale } from '#kit/localized.ts'
import { dong } from '#kit/money.ts'
import { m } from '#words/messages.js'

export type OrderMailContent = {
  locale: Locale
  shop: { name: string; phone: string }
  greeting: string
  title: string
  text: string
  link: string
  code: string
  lines: { name: string; choice: string; quantity: number; total: number }[]
  sums: { subtotal: number; discount: number; shippingFee: number; total: number }
  where: string
}

const ink = '#0a212a'
const text = { color: '#2b3f48', fontSize: '16px', lineHeight: '1.6', margin: '0 0 12px' }
const muted = { ...text, color: '#4c6068', fontSize: '14px', margin: '0' }
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
  return (
    <Html lang={locale}>
      <Head />
      <Preview>{message}</Preview>
      <Body
        style={{
          backgroundColor: '#ecf2f5',
          fontFamily: 'Segoe UI, Roboto, Helvetica, Arial, sans-serif',
          margin: 0,
          padding: '24px 0',
        }}
      >
        <Container style={{ backgroundColor: '#ffffff', borderRadius: '12px', maxWidth: '560px', padding: '32px' }}>
          <Text style={{ ...text, color: ink, fontSize: '24px', fontWeight: 800, letterSpacing: '-1px' }}>
            {shop.name.toLowerCase()}
          </Text>
          <Heading as="h1" style={{ color: ink, fontSize: '24px', lineHeight: '1.3', margin: '0 0 16px' }}>
            {title}
          </Heading>
          <Text style={text}>{greeting}</Text>
          <Text style={text}>{message}</Text>
          <Button
            href={link}
            style={{
              backgroundColor: ink,
              borderRadius: '10px',
              color: '#f7fbfc',
              fontWeight: 600,
              padding: '14px 26px',
            }}
          >
            {m.mail_open_order({}, options)}
          </Button>
          <Hr style={{ borderColor: '#d4dee2', margin: '28px 0 20px' }} />
          <Text style={muted}>{m.order_code({}, options)}</Text>
          <Text style={{ ...text, color: ink, fontSize: '18px', fontWeight: 700, letterSpacing: '1px' }}>{code}</Text>
          {lines.map((line) => (
            <Row key={line.name + line.choice}>
              <Column>
                <Text style={{ ...text, color: ink, margin: '10px 0 0' }}>{line.name}</Text>
                <Text style={muted}>
                  {line.choice} · {m.mail_quantity({ count: line.quantity }, options)}
                </Text>
              </Column>
              <Column align="right" style={{ verticalAlign: 'top' }}>
                <Text style={{ ...right, margin: '10px 0 0' }}>{dong(line.total)}</Text>
              </Column>
            </Row>
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
          <Hr style={{ borderColor: '#d4dee2', margin: '20px 0' }} />
          <Text style={muted}>
            {shop.phone
              ? m.mail_footer({ shop: shop.name, phone: shop.phone }, options)
              : m.mail_footer_bare({ shop: shop.name }, options)}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

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
