import { isLocal } from '../documents/safe-link.ts'

/** `outside`: of another site; `query`: with `?` or `#`, which a source must not have; `unreadable`: no path at all. */
export type PathError = 'outside' | 'query' | 'unreadable'
type Read = { path: string; error?: undefined } | { path?: undefined; error: PathError }

const longest = 300

/** Removes the shop's own host from a typed or pasted address; undefined if the host is another's. */
function withoutHost(typed: string, shop: string) {
  const text = typed.trim().normalize('NFC')
  if (text.startsWith('//')) return
  if (!/^[a-z][a-z\d+.-]*:/i.test(text)) return text
  const host = URL.canParse(text) ? new URL(text) : undefined
  if (!host || !/^https?:$/.test(host.protocol) || host.host !== new URL(shop).host) return
  return text.replace(/^https?:\/\/[^/?#]+/i, '') || '/'
}

/** Browsers percent-encode letters of other alphabets; staff read them as letters. */
function decoded(path: string) {
  try {
    return decodeURI(path).normalize('NFC')
  } catch {
    return path
  }
}

const withoutStroke = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path)

/** The form in which addresses are compared: lower case, without a trailing slash, `?` or `#`. */
export const bareAddress = (address: string) => withoutStroke(decoded(address.replace(/[?#].*$/, ''))).toLowerCase()

/** Reads the source of a redirect: a whole path of this shop. */
export function readSource(typed: string, shop: string): Read {
  const text = withoutHost(typed, shop)
  if (text === undefined) return { error: 'outside' }
  if (/[?#]/.test(text)) return { error: 'query' }
  const path = bareAddress(text)
  return isLocal(path) && path.length <= longest ? { path } : { error: 'unreadable' }
}

/** Reads the target: a page of this shop, with its `?` and `#` kept. */
export function readTarget(typed: string, shop: string): Read {
  const text = withoutHost(typed, shop)
  if (text === undefined) return { error: 'outside' }
  const [, before = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(text)!
  const path = withoutStroke(decoded(before)) + rest
  return isLocal(path) && path.length <= longest ? { path } : { error: 'unreadable' }
}
