import { createHash } from 'node:crypto'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Inline scripts that carry the mark of this render: nobody outside can know it, so a script that slipped into a text has none. */
const marked = (mark: string) =>
  new RegExp(`<script(?![^>]*\\ssrc=)[^>]*\\snonce="${mark}"[^>]*>([\\s\\S]*?)</script>`, 'g')

/** The page without its marks, and its policy: its own inline scripts by their hashes, nothing else from anywhere (ARCHITECTURE 3). */
export function sealPage(html: string, mark: string) {
  const hashes = new Set([...html.matchAll(marked(mark))].map(([, text]) => hash(text!)))
  return { html: html.replaceAll(` nonce="${mark}"`, ''), policy: policy([...hashes]) }
}

const policy = (hashes: string[]) =>
  [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
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
