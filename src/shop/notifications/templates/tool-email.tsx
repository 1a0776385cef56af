import { Button, Link, Text } from '@react-email/components'
import type { Locale } from '#kit/localized.ts'
import type { MerchantWords } from '../merchant-words.ts'
import {
  emailButton,
  EmailFrame,
  EmailLines,
  emailLink as linkStyle,
  mutedEmailText,
  emailText,
} from './email-frame.tsx'

export type ToolEmailContent = {
  locale: Locale
  shop: string
  title: string
  text: string[]
  buttons: { label: string; link: string }[]
  footer: string
  leave?: { label: string; link: string }
}

type Props = ToolEmailContent & { own?: MerchantWords; scene?: string }

/** An email of the tools: its subject, one button or a few, and how to unsubscribe. */
export const ToolEmail = ({ locale, shop, title, text: texts, buttons, footer, leave, own, scene }: Props) => (
  <EmailFrame {...{ locale, shop, title, footer, signature: own?.signature, scene }} preview={texts[0] ?? title}>
    {own?.greeting && <Text style={emailText}>{own.greeting}</Text>}
    {texts.map((paragraph) => (
      <Text key={paragraph} style={emailText}>
        {paragraph}
      </Text>
    ))}
    {own?.extra && <EmailLines text={own.extra} />}
    {buttons.map(({ label, link }) => (
      <Button key={label} href={link} className="press" style={{ ...emailButton, margin: '0 8px 10px 0' }}>
        {label}
      </Button>
    ))}
    {leave && (
      <Text style={{ ...mutedEmailText, marginTop: '20px' }}>
        <Link href={leave.link} style={linkStyle}>
          {leave.label}
        </Link>
      </Text>
    )}
  </EmailFrame>
)
