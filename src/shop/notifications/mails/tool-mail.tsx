import { Button, Link, Text } from '@react-email/components'
import type { Locale } from '#kit/localized.ts'
import type { OwnWords } from '../own-words.ts'
import { button, LetterFrame, Lines, link as linkStyle, muted, text } from './letter-frame.tsx'

export type ToolMailContent = {
  locale: Locale
  shop: string
  title: string
  text: string[]
  presses: { label: string; link: string }[]
  footer: string
  leave?: { label: string; link: string }
}

type Props = ToolMailContent & { own?: OwnWords }

/** A letter of the tools: what it is about, one press or a few, and how to hear no more. */
export const ToolMail = ({ locale, shop, title, text: said, presses, footer, leave, own }: Props) => (
  <LetterFrame {...{ locale, shop, title, footer, signature: own?.signature }} preview={said[0] ?? title}>
    {own?.greeting && <Text style={text}>{own.greeting}</Text>}
    {said.map((paragraph) => (
      <Text key={paragraph} style={text}>
        {paragraph}
      </Text>
    ))}
    {own?.extra && <Lines said={own.extra} />}
    {presses.map(({ label, link }) => (
      <Button key={label} href={link} className="press" style={{ ...button, margin: '0 8px 10px 0' }}>
        {label}
      </Button>
    ))}
    {leave && (
      <Text style={{ ...muted, marginTop: '20px' }}>
        <Link href={leave.link} style={linkStyle}>
          {leave.label}
        </Link>
      </Text>
    )}
  </LetterFrame>
)
