import { isIP } from 'node:net'

/** The customer of an address, in any notation: an IPv4 address, or the /64 that an IPv6 customer has (docs/reference/security.md 3). */
export function networkOf(ip: string) {
  const bare = ip
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
  if (isIP(bare) === 4) return bare
  if (isIP(bare) !== 6) return 'unknown'
  const groups = groupsOf(new URL(`http://[${bare}]`).hostname.slice(1, -1))
  const isMapped = groups.slice(0, 6).join() === '0,0,0,0,0,ffff'
  if (!isMapped) return `${groups.slice(0, 4).join(':')}::/64`
  const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16))
  return [high! >> 8, high! & 255, low! >> 8, low! & 255].join('.')
}

/** The neighbourhood of an address: the /24 of an IPv4 address, the /64 of an IPv6 one. A new address from the same provider is mostly in the same one. */
export const networkAreaOf = (ip: string) => networkOf(ip).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24')

/** The eight groups of an abbreviated address. */
function groupsOf(short: string) {
  const [left = '', right] = short.split('::')
  const before = left.split(':').filter(Boolean)
  if (right === undefined) return before
  const after = right.split(':').filter(Boolean)
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after]
}
