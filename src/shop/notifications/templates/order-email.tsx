import { Button, Column, Hr, Img, Link, Row, Section, Text } from '@react-email/components'
import type { Locale } from '#kit/localized.ts'
import { dong } from '#kit/money.ts'
import type { DescribedDiscount } from '#shop/pricing/describe-discounts.ts'
import { m } from '#words/messages.js'
import type { MerchantWords } from '../merchant-words.ts'
import {
  emailButton,
  emailInk,
  EmailFrame,
  EmailLines,
  emailLink as linkStyle,
  mutedEmailText,
  emailText,
} from './email-frame.tsx'

/** `picture`: the `cid` of an attached picture. */
type MailLine = { name: string; choice: string; quantity: number; total: number; why: DescribedDiscount[] }
export type EmailFact = { label: string; value: string }

export type OrderEmailContent = {
  locale: Locale
  shop: { name: string; phone: string }
  greeting: string
  title: string
  /** The event and its consequences, a paragraph each. */
  texts: string[]
  /** Facts to read or copy: account and memo, carrier and tracking code. */
  facts: EmailFact[]
  /** The attached VietQR code, by its `cid`. */
  qr?: { cid: string; alt: string }
  action: { label: string; link: string }
  links: { label: string; link: string }[]
  code: string
  lines: (MailLine & { picture: string | null; services: MailLine[] })[]
  /** `rate`: the delivery fee before discounts. */
  sums: {
    subtotal: number
    offGoods: DescribedDiscount[]
    rate: number
    offShipping: DescribedDiscount[]
    total: number
  }
  where: string
}

const line = { borderColor: '#d4dee2', margin: '16px 0' }

/** The template of every order email: what happened, the link to the order, its content. */
export function OrderEmail({
  locale,
  shop,
  greeting,
  title,
  texts,
  action,
  own,
  ...rest
}: OrderEmailContent & { own?: MerchantWords }) {
  const options = { locale }
  const footer = shop.phone
    ? m.email_footer({ shop: shop.name, phone: shop.phone }, options)
    : m.email_footer_bare({ shop: shop.name }, options)
  return (
    <EmailFrame {...{ locale, shop: shop.name, title, preview: texts[0] ?? title, footer, signature: own?.signature }}>
      <Text style={emailText}>{own?.greeting ?? greeting}</Text>
      {texts.map((text) => (
        <Text key={text} style={emailText}>
          {text}
        </Text>
      ))}
      {own?.extra && <EmailLines text={own.extra} />}
      <Facts facts={rest.facts} qr={rest.qr} />
      <Button href={action.link} className="press" style={{ ...emailButton, marginTop: '8px' }}>
        {action.label}
      </Button>
      {rest.links.map(({ label, link }) => (
        <Text key={link} style={{ ...emailText, margin: '12px 0 0' }}>
          <Link href={link} style={linkStyle}>
            {label}
          </Link>
        </Text>
      ))}
      <Hr style={{ ...line, margin: '28px 0 20px' }} />
      <FactRow label={m.order_code({}, options)} value={rest.code} />
      <Goods locale={locale} {...rest} />
    </EmailFrame>
  )
}

function Facts({ facts, qr }: Pick<OrderEmailContent, 'facts' | 'qr'>) {
  if (!facts.length && !qr) return null
  return (
    <Section
      className="box"
      style={{ backgroundColor: '#ecf2f5', borderRadius: '10px', margin: '4px 0 16px', padding: '8px 16px 16px' }}
    >
      {qr && (
        <Img
          src={`cid:${qr.cid}`}
          alt={qr.alt}
          width="240"
          height="240"
          // Otherwise React would add a preload to the head.
          loading="lazy"
          style={{ backgroundColor: '#ffffff', borderRadius: '8px', margin: '12px 0', padding: '8px' }}
        />
      )}
      {facts.map((fact) => (
        <FactRow key={fact.label} {...fact} />
      ))}
    </Section>
  )
}

type GoodsProps = Pick<OrderEmailContent, 'lines' | 'sums' | 'where'> & { locale: Locale }

function Goods({ locale, lines, sums, where }: GoodsProps) {
  const options = { locale }
  return (
    <>
      {lines.map((one, at) => (
        <Section key={at}>
          <Line {...one} locale={locale} />
          {one.services.map((work) => (
            <Line key={work.name} {...work} locale={locale} isWork />
          ))}
        </Section>
      ))}
      <Hr style={line} />
      <LabelValueRow label={m.order_subtotal({}, options)} value={dong(sums.subtotal)} />
      <Off rows={sums.offGoods} />
      <LabelValueRow
        label={m.order_shipping({}, options)}
        value={sums.rate ? dong(sums.rate) : m.order_shipping_free({}, options)}
      />
      <Off rows={sums.offShipping} />
      <LabelValueRow label={m.order_total({}, options)} value={dong(sums.total)} isTotal />
      <Section style={{ marginTop: '20px' }}>
        <Text className="quiet" style={mutedEmailText}>
          {m.order_address({}, options)}
        </Text>
        <Text style={emailText}>{where}</Text>
      </Section>
    </>
  )
}

const Off = ({ rows }: { rows: DescribedDiscount[] }) =>
  rows.map(({ label, amount }) => <LabelValueRow key={label} label={label} value={`−${dong(amount)}`} />)

type Props = { label: string; value: string; isTotal?: boolean }

/** A label and its value side by side; one line of the plain text. */
const LabelValueRow = ({ label, value, isTotal = false }: Props) => (
  <Row className="pair">
    <Column>
      <Text className="pair-name" style={{ ...emailText, margin: '2px 0', fontWeight: isTotal ? 700 : 400 }}>
        {label}
      </Text>
    </Column>
    <Column align="right" style={{ paddingLeft: '16px', verticalAlign: 'top' }}>
      <Text
        className={isTotal ? 'pair-value strong' : 'pair-value'}
        style={{
          ...emailText,
          textAlign: 'right',
          margin: '2px 0',
          whiteSpace: 'nowrap',
          fontWeight: isTotal ? 700 : 400,
        }}
      >
        {value}
      </Text>
    </Column>
  </Row>
)

/** A fact to be read or copied (a memo, a tracking code), with a small label above. */
const FactRow = ({ label, value }: { label: string; value: string }) => (
  <Row className="pair">
    <Column>
      <Text className="pair-name quiet" style={{ ...mutedEmailText, marginTop: '8px' }}>
        {label}
      </Text>
      <Text className="pair-value strong" style={{ ...emailText, color: emailInk, margin: '0', fontWeight: 600 }}>
        {value}
      </Text>
    </Column>
  </Row>
)

type LineProps = MailLine & { locale: Locale; picture?: string | null; isWork?: boolean }

/** Services are indented under their line. */
const Line = ({ locale, picture, isWork = false, ...sold }: LineProps) => (
  <Row className="pair">
    {picture && (
      <Column style={{ paddingRight: '14px', paddingTop: '12px', verticalAlign: 'top', width: '64px' }}>
        <Img
          src={`cid:${picture}`}
          alt=""
          width="64"
          height="64"
          loading="lazy"
          style={{ backgroundColor: '#e6ecf1', borderRadius: '8px', display: 'block' }}
        />
      </Column>
    )}
    <Column style={isWork ? { paddingLeft: '16px' } : undefined}>
      <Text className="pair-name strong" style={{ ...emailText, color: emailInk, margin: '10px 0 0' }}>
        {isWork ? `+ ${sold.name}` : sold.name}
      </Text>
      <Text className="pair-name quiet" style={mutedEmailText}>
        {[sold.choice, m.email_quantity({ count: sold.quantity }, { locale })].filter(Boolean).join(' · ')}
      </Text>
      {sold.why.map(({ label, amount }) => (
        <Text key={label} className="pair-name quiet" style={mutedEmailText}>{`${label}: −${dong(amount)}`}</Text>
      ))}
    </Column>
    <Column align="right" style={{ paddingLeft: '16px', verticalAlign: 'top' }}>
      <Text
        className="pair-value"
        style={{ ...emailText, textAlign: 'right', margin: '10px 0 0', whiteSpace: 'nowrap' }}
      >
        {dong(sold.total)}
      </Text>
    </Column>
  </Row>
)
