import { createHash } from 'node:crypto'

/** The directives of a Content-Security-Policy. */
export const readPolicy = (header = '') =>
  new Map(
    header
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name, ...sources]) => [name!, sources]),
  )

const inline = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/** Everything in a page that its policy forbids, or that no page of this shop may do; empty if there is nothing. */
export function breaches(html: string, header: unknown) {
  const policy = readPolicy(String(header ?? ''))
  const scripts = policy.get('script-src') ?? policy.get('default-src') ?? ['*']
  const found = forbiddenSources(policy)
  for (const [, attributes, text] of html.matchAll(inline)) {
    if (attributes!.includes('application/ld+json')) continue
    const hash = `'sha256-${createHash('sha256').update(text!).digest('base64')}'`
    if (!scripts.includes(hash)) found.push(`inline script without its hash: ${text!.slice(0, 60)}`)
  }
  if (/<style[\s>]/i.test(html)) found.push('a style element')
  const handler = /<[a-z][^>]*\son[a-z]+\s*=/i.exec(html.replace(inline, ''))
  if (handler) found.push(`an event attribute: ${handler[0].slice(0, 80)}`)
  for (const [, address] of html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g))
    if (!address!.startsWith('/')) found.push(`a script from elsewhere: ${address}`)
  return found
}

function forbiddenSources(policy: Map<string, string[]>) {
  const found: string[] = []
  for (const [name, sources] of policy) {
    const bad = sources.filter((source) => /^\*|^https?:|'unsafe-(eval|inline)'|'strict-dynamic'|^data:/.test(source))
    for (const source of bad) {
      const allowed =
        (name === 'style-src-attr' && source === "'unsafe-inline'") || (name === 'img-src' && source === 'data:')
      if (!allowed) found.push(`${name} ${source}`)
    }
  }
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) {
    const sources = policy.get(name) ?? (name === 'object-src' ? policy.get('default-src') : undefined)
    if (sources?.join() !== "'none'") found.push(`${name} is not 'none'`)
  }
  if (!["'self'", "'none'"].includes(policy.get('form-action')?.join() ?? '')) found.push('form-action is not our own')
  return found
}
