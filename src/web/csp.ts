import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The policy of one page: its own inline scripts by their hashes, nothing else from anywhere (ARCHITECTURE 3). */
export function policyFor(html: string) {
  const hashes = new Set(
    [...html.matchAll(inlineScript)]
      .filter(([tag]) => !tag.includes('application/ld+json'))
      .map(([, text]) => hash(text!)),
  )
  return [
    "default-src 'none'",
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    "style-src-elem 'self'",
    // React writes style attributes; they cannot fetch or run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
