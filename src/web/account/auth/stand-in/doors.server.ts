import { createHash } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isSocialSandbox, sandboxSocialKeys, type Social } from '#shop/identity/sign-in/social.ts'
import { findGrant, keepGrant, takeGrant, type Grant } from './codes.server.ts'
import { idToken, jwks, appSecretProofOf } from './id-token.server.ts'

/** What Google and Facebook answer to servers. Only where no keys are given, and never in a live shop. */
export const socialSandboxApp = new Hono()

for (const social of ['google', 'facebook'] as const)
  socialSandboxApp.use(`/${social}/*`, (c, next) =>
    isSocialSandbox(social) ? next() : Promise.resolve(c.text('not found', 404)),
  )

const small = bodyLimit({ maxSize: 16 * 1024 })

socialSandboxApp.get('/google/keys', (c) => c.json(jwks()))
socialSandboxApp.post('/google/token', small, async (c) => {
  const grant = await redeem(c, 'google')
  if (!grant) return c.json({ error: 'invalid_grant' }, 400)
  return c.json({ access_token: keepGrant(grant), token_type: 'Bearer', expires_in: 3599, id_token: idToken(grant) })
})

socialSandboxApp.post('/facebook/oauth/access_token', small, async (c) => {
  const grant = await redeem(c, 'facebook')
  if (!grant) return c.json({ error: { type: 'OAuthException', code: 100 } }, 400)
  return c.json({ access_token: keepGrant(grant), token_type: 'bearer', expires_in: 5_183_944 })
})
socialSandboxApp.get('/facebook/debug_token', (c) => {
  const grant = findGrant(c.req.query('input_token') ?? '')
  if (c.req.query('access_token') !== `${sandboxSocialKeys.id}|${sandboxSocialKeys.secret}` || !grant)
    return c.json({ error: { type: 'OAuthException', code: 190 } }, 400)
  const { subject, twist } = grant
  return c.json({
    data: { is_valid: true, app_id: twist === 'other-app' ? '1' : sandboxSocialKeys.id, user_id: subject },
  })
})
socialSandboxApp.get('/facebook/me', (c) => {
  const token = c.req.query('access_token') ?? ''
  const grant = findGrant(token)
  if (!grant || c.req.query('appsecret_proof') !== appSecretProofOf(token))
    return c.json({ error: { type: 'OAuthException', code: 190 } }, 400)
  const { subject, name, email, twist } = grant
  return c.json({ id: twist === 'other-person' ? '1' : subject, name, email })
})

/** RFC 6749 4.1.3 and RFC 7636 4.6: the code once, for the client, the address and the verifier it was made for. */
async function redeem(c: Context, social: Social): Promise<Grant | undefined> {
  const form = new URLSearchParams(await c.req.text())
  const grant = takeGrant(form.get('code') ?? '')
  const verifier = form.get('code_verifier') ?? ''
  const isProven = !grant?.challenge || grant.challenge === createHash('sha256').update(verifier).digest('base64url')
  const isMeant = grant?.social === social && grant.redirectUri === form.get('redirect_uri')
  const { id, secret } = clientOf(c, form)
  return isProven && isMeant && id === sandboxSocialKeys.id && secret === sandboxSocialKeys.secret ? grant : undefined
}

function clientOf(c: Context, form: URLSearchParams) {
  const [, basic] = /^Basic (.+)$/.exec(c.req.header('authorization') ?? '') ?? []
  if (!basic) return { id: form.get('client_id'), secret: form.get('client_secret') }
  const [id, secret] = Buffer.from(basic, 'base64').toString().split(':').map(decodeURIComponent)
  return { id, secret }
}
