import { env } from '../env.server.ts'

/**
 * Cookies of a live shop begin with `__Host-`: browsers accept them only as Secure, for the whole path and from this host, so that no neighbouring host
 * can set one (RFC 6265bis, 4.1.3.2).
 */
export const cookieName = (name: string) => (env.SHOP_MODE === 'live' ? `__Host-${name}` : name)
