import { createHash } from 'node:crypto'
import { cspReportPath } from './csp-report-path.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Inline scripts with the nonce of this response. Outsiders do not know the nonce, so an injected script has none. */
const marked = (mark: string) =>
  new RegExp(`<script(?![^>]*\\ssrc=)[^>]*\\snonce="${mark}"[^>]*>([\\s\\S]*?)</script>`, 'g')

/** Hosts of other companies that a page may send forms to, also by a redirect, and may frame. */
type ExternalHosts = { forms: string[]; frames: string[] }
const noHosts: ExternalHosts = { forms: [], frames: [] }

/** The page without its marks, and its policy: its own inline scripts by their hashes, nothing else from anywhere. */
export function withContentPolicy(html: string, mark: string, abroad = noHosts) {
  const hashes = new Set([...html.matchAll(marked(mark))].map(([, text]) => hash(text!)))
  return { html: html.replaceAll(` nonce="${mark}"`, ''), policy: policy([...hashes], abroad) }
}

/** sonner writes its one style element when the first toast is shown: an empty one first, then its text. Both are let in by their hash. */
const toastStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
]
/** In npm run dev, Vite's client writes style elements. Browsers ignore 'unsafe-inline' beside a hash, so it stands alone there. */
const styles = import.meta.env.MODE === 'development' ? "'unsafe-inline'" : toastStyles.join(' ')

const policy = (hashes: string[], { forms, frames }: ExternalHosts) =>
  [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    `style-src-elem 'self' ${styles}`,
    // React writes style attributes; they cannot fetch or run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${frames.join(' ') || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    // Chromium applies this to redirects after a form too, and without scripts the checkout form redirects to a provider.
    ["form-action 'self'", ...forms].join(' '),
    "frame-ancestors 'none'",
    `report-uri ${cspReportPath}`,
  ].join('; ')
