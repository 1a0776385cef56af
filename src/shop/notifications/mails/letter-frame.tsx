import { Body, Container, Head, Heading, Hr, Html, Preview, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import type { Locale } from '#kit/localized.ts'

export const ink = '#0a212a'
export const text = { color: '#2b3f48', fontSize: '16px', lineHeight: '1.6', margin: '0 0 12px' }
export const muted = { ...text, color: '#4c6068', fontSize: '14px', margin: '0' }
export const button = {
  backgroundColor: ink,
  borderRadius: '10px',
  color: '#f7fbfc',
  fontWeight: 600,
  padding: '14px 26px',
}

type Props = { locale: Locale; shop: string; title: string; preview: string; footer: string; children: ReactNode }

/** The paper of every letter: the shop’s name, what it is about, why one gets it. */
export const LetterFrame = ({ locale, shop, title, preview, footer, children }: Props) => (
  <Html lang={locale}>
    <Head />
    <Preview>{preview}</Preview>
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
          {shop.toLowerCase()}
        </Text>
        <Heading as="h1" style={{ color: ink, fontSize: '24px', lineHeight: '1.3', margin: '0 0 16px' }}>
          {title}
        </Heading>
        {children}
        <Hr style={{ borderColor: '#d4dee2', margin: '20px 0' }} />
        <Text style={muted}>{footer}</Text>
      </Container>
    </Body>
  </Html>
)
