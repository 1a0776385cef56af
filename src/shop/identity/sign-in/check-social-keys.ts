import type { SignInName } from '#providers/sign-in.ts'
import { signInGatewayOf } from './social.ts'

/** Redeems an invented code: with valid keys the provider answers that the code is wrong, else that the client is. */
export async function checkSocialKeys(
  social: SignInName,
): Promise<{ result: 'right' | 'wrong' | 'silent'; why?: string }> {
  const { keys: keyring, tokenUrl, refused } = signInGatewayOf(social)
  const keys = keyring.find()
  if (!keys) return { result: 'silent' }
  const answer = await fetch(tokenUrl(keys), {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: keys.id,
      client_secret: keys.secret,
      code: 'none',
      redirect_uri: 'https://localhost/none',
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(8_000),
  })
  const text = (await answer.text()).slice(0, 2_000)
  if (answer.status >= 500) return { result: 'silent', why: `status ${answer.status}` }
  return { result: refused.test(text) ? 'wrong' : 'right' }
}
