import { hmac } from '#platform/secrets/hmac.server.ts'

/** All messages sign their values joined by `|`; the key and the values depend on the message. */
export const zalopayMac = (key: string, ...values: (string | number)[]) => hmac('sha256', key, values.join('|'))
