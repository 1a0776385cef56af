import { createHash } from 'node:crypto'
import { cspReportPath } from './csp-report-path.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Inline scripts that carry the mark of this render: nobody outside can know it, so a script that slipped into a text has none. */
const marked = (mark: string) =>
  new RegExp(`<script(?![^>]*\\ssrc=)[^>]*\\snonce="${mark}"[^>]*>([\\s\\S]*?)</script>`, 'g')

/** Hosts of others that a page may send forms to, also by way of a redirect, and may frame. */
export type ExternalHosts = { forms: string[]; frames: string[] }
const nowhere: ExternalHosts = { forms: [], frames: [] }

/** The page without its marks, and its policy: its own inline scripts by their hashes, nothing else from anywhere. */
export function withContentPolicy(html: string, mark: string, abroad = nowhere) {
  const hashes = new Set([...html.matchAll(marked(mark))].map(([, text]) => hash(text!)))
  return { html: html.replaceAll(` nonce="${mark}"`, ''), policy: policy([...hashes], abroad) }
}

/** Vite's client writes style elements: into pages of npm run dev, never into those of a build. */
const devStyles = import.meta.env.MODE === 'development' ? " 'unsafe-inline'" : ''

const policy = (hashes: string[], { forms, frames }: ExternalHosts) =>
  [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    `style-src-elem 'self'${devStyles}`,
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
    // Chromium holds every redirect that follows a form to it: without scripts checkout leads to a provider that way.
    ["form-action 'self'", ...forms].join(' '),
    "frame-ancestors 'none'",
    `report-uri ${cspReportPath}`,
  ].join('; ')
