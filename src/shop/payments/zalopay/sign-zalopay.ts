import { hmac } from '#platform/secrets/hmac.server.ts'

/** All messages sign their values joined by `|`; which key and which values is a matter of the message. */
export const zalopayMac = (key: string, ...values: (string | number)[]) => hmac('sha256', key, values.join('|'))
