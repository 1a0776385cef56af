import { cookieName } from '#platform/secrets/cookie-name.server.ts'
import { isSigned, sign } from '#platform/secrets/secret.server.ts'

/**
 * The cookie of the browser that signed up, by password or by Facebook: it proves that the account waiting for confirmation is this person's own.
 * Without it anybody could sign up with a stranger's address and wait until the stranger confirms it.
 */
export const signUpMarkOf = (accountId: string) => `${accountId}.${sign('sign-up', accountId)}`

export function accountOfMark(mark: string | undefined) {
  const [accountId = '', proof = ''] = (mark ?? '').split('.')
  return isSigned('sign-up', accountId, proof) ? accountId : undefined
}

export const signUpMarkCookie = () => cookieName('luot_signed_up')
export const signUpMarkSeconds = 24 * 3600
