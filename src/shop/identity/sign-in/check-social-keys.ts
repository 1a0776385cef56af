import { facebookEndpoints, googleEndpoints, socialKeysOf, type Social } from './social.ts'

/** Redeems a code that was never given: who the provider knows hears that the code is wrong, anybody else that the client is. */
export async function checkSocialKeys(social: Social): Promise<{ result: 'right' | 'wrong' | 'silent'; why?: string }> {
  const keys = socialKeysOf(social)
  if (!keys) return { result: 'silent' }
  const url = social === 'google' ? googleEndpoints().token : `${facebookEndpoints().graph}/oauth/access_token`
  const answer = await fetch(url, {
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
  // Facebook's 1 and 101 are about the app and its secret, 100 about the code.
  const isOut = social === 'google' ? /invalid_client|unauthorized_client/.test(text) : /"code": ?(1|101)\b/.test(text)
  return { result: isOut ? 'wrong' : 'right' }
}
