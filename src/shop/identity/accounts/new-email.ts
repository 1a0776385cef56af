import { sign, isSigned } from '#platform/secrets/secret.server.ts'

/** How long a change of address waits for its confirmation. */
export const emailChangeMs = 60 * 60 * 1000
export const emailChangeKeyOf = (userId: string) => `new-address:${userId}`

const subject = (requestId: string, email: string) => `${requestId}|${email}`

/** The link in the email to the new address. It is made when the email is written, so that no secret is stored. */
export const emailChangePath = (requestId: string, email: string) =>
  `/auth/new-address?${new URLSearchParams({ request: requestId, key: sign('new-address', subject(requestId, email)) })}`

export const isEmailChangeKey = (requestId: string, email: string, key: string) =>
  isSigned('new-address', subject(requestId, email), key)
