import { Body, Container, Head, Heading, Hr, Html, Img, Preview, Text } from '@react-email/components'
import { Fragment, type CSSProperties, type ReactNode } from 'react'
import type { Locale } from '#kit/localized.ts'

export const emailInk = '#0a212a'
/** The ink of dark themes. */
export const emailIce = '#eef5f7'
export const emailText = { color: '#2b3f48', fontSize: '16px', lineHeight: '1.6', margin: '0 0 12px' }
export const mutedEmailText = { ...emailText, color: '#4c6068', fontSize: '14px', margin: '0' }
export const emailLink = { color: '#156981' }
export const emailButton = {
  backgroundColor: emailInk,
  borderRadius: '10px',
  color: '#f7fbfc',
  fontWeight: 600,
  padding: '14px 26px',
}

/** Mail programs with a dark theme use these colours; others invert colours themselves, which the light ones survive. */
const dark = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .paper, .paper > tbody > tr > td { background-color: #07151a !important }
  .sheet { background-color: #0e1e25 !important }
  .box { background-color: #0c303b !important; border-color: #23343c !important }
  .sheet h1, .strong { color: ${emailIce} !important }
  .logo-light { display: none !important }
  .logo-dark { display: block !important }
  .sheet p, .sheet td { color: #ccd8dc !important }
  .quiet { color: #9badb3 !important }
  .sheet hr { border-color: #23343c !important }
  .sheet a { color: #6acbde !important }
  .sheet a.press { background-color: #eef5f7 !important; color: #07151a !important }
}`

/** Text with its own line breaks. */
export const EmailLines = ({ text }: { text: string }) => (
  <Text style={{ ...emailText, marginTop: '16px' }}>
    {text.split('\n').map((line, at) => (
      <Fragment key={at}>
        {at > 0 && <br />}
        {line}
      </Fragment>
    ))}
  </Text>
)

export const [logoCid, logoDarkCid, sceneCid] = ['logo', 'logo-dark', 'scene']
/** Sizes on the page. */
export const logoLook = { width: 200, height: 44 }
export const sceneLook = { width: 544, height: 250 }

/** Outlook on Windows does not heed `display` of pictures. */
const hidden = { display: 'none', msoHide: 'all' } as CSSProperties

/** The shop's mark; where pictures are blocked, its name in the same place. */
const Logo = ({ shop }: { shop: string }) => (
  <>
    <LogoPicture cid={logoCid} shop={shop} className="logo-light" style={{ color: emailInk, display: 'block' }} />
    <LogoPicture cid={logoDarkCid} shop={shop} className="logo-dark" style={{ color: emailIce, ...hidden }} />
  </>
)

type LogoPictureProps = { cid: string; shop: string; className: string; style: CSSProperties }

const LogoPicture = ({ cid, shop, className, style }: LogoPictureProps) => (
  <Img
    src={`cid:${cid}`}
    alt={shop}
    {...logoLook}
    // Otherwise React would add a preload to the head.
    loading="lazy"
    className={className}
    style={{ fontSize: '26px', fontWeight: 800, letterSpacing: '-1px', marginBottom: '24px', ...style }}
  />
)

/** A wide picture for the mood, attached like the mark. */
const Scene = ({ cid }: { cid: string }) => (
  <Img
    src={`cid:${cid}`}
    alt=""
    {...sceneLook}
    loading="lazy"
    style={{ borderRadius: '12px', display: 'block', height: 'auto', marginBottom: '24px', width: '100%' }}
  />
)

type Props = {
  locale: Locale
  shop: string
  title: string
  preview: string
  footer: string
  signature?: string
  /** The `cid` of an attached picture. */
  scene?: string
  children: ReactNode
}

/** The frame of every email: the shop’s mark, the content, and why the recipient gets it. */
export const EmailFrame = ({ locale, shop, title, preview, footer, signature, scene, children }: Props) => (
  <Html lang={locale}>
    <Head>
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <meta name="viewport" content="width=device-width" />
      <title>{title}</title>
      <style>{dark}</style>
    </Head>
    <Preview>{preview}</Preview>
    <Body
      className="paper"
      style={{
        backgroundColor: '#ecf2f5',
        fontFamily: 'Segoe UI, Roboto, Helvetica, Arial, sans-serif',
        margin: 0,
        padding: '24px 0',
      }}
    >
      <Container
        className="sheet"
        style={{ backgroundColor: '#ffffff', borderRadius: '12px', maxWidth: '600px', padding: '32px 28px' }}
      >
        <Logo shop={shop} />
        {scene && <Scene cid={scene} />}
        <Heading as="h1" style={{ color: emailInk, fontSize: '24px', lineHeight: '1.3', margin: '0 0 16px' }}>
          {title}
        </Heading>
        {children}
        {signature && <EmailLines text={signature} />}
        <Hr style={{ borderColor: '#d4dee2', margin: '24px 0 20px' }} />
        <Text className="quiet" style={mutedEmailText}>
          {footer}
        </Text>
      </Container>
    </Body>
  </Html>
)
