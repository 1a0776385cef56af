import type { Locale } from '#kit/localized.ts'
import { linkIn } from '#platform/link-in.server.ts'
import { isSigned, sign } from '#platform/secrets/secret.server.ts'

const paths = { reminder: '/tools/reminder', fit: '/fit' } as const
type ToolLinkTarget = keyof typeof paths

/** Opens the subject of one email without signing in; it does not expire, since emails are read late. */
export function toolLink(target: ToolLinkTarget, id: string, locale: Locale, more: Record<string, string> = {}) {
  const params = new URLSearchParams({ ...more, id, key: sign(target, id) })
  return linkIn(locale, `${paths[target]}?${params}`)
}

/** The id of a link; undefined if the shop did not sign it. */
export function readToolLink(target: ToolLinkTarget, params: URLSearchParams): string | undefined {
  const id = params.get('id') ?? ''
  return isSigned(target, id, params.get('key') ?? '') ? id : undefined
}
