import { env } from '../env.server.ts'

/** A live shop's cookies begin with `__Host-`: browsers then take them only Secure, for the whole path and from this very host, so that no neighbouring host sets one (RFC 6265bis, 4.1.3.2). */
export const cookieName = (name: string) => (env.SHOP_MODE === 'live' ? `__Host-${name}` : name)
