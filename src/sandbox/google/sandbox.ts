import { Hono } from 'hono'
import { generateKeyPairSync, sign } from 'node:crypto'
import { env } from '#platform/env.server.ts'
import { sandboxClient } from '#shop/identity/sign-in/sign-in-gateway.ts'
import { storeGrant, redeem, type SignInSandbox, type Grant } from '../sign-in-sandbox.ts'

const routes = new Hono()

const newPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const pairs = new Map<string, ReturnType<typeof newPair>>()

function pair(name: string) {
  const keyPair = pairs.get(name) ?? newPair()
  pairs.set(name, keyPair)
  return keyPair
}

/** The public keys, as https://www.googleapis.com/oauth2/v3/certs gives them. */
const jwks = () => ({
  keys: [{ ...pair('own').publicKey.export({ format: 'jwk' }), kid: 'sandbox', use: 'sig', alg: 'RS256' }],
})

const packed = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** OpenID Connect Core 2: the user, the client, the time, and the request that it answers. */
function idToken({ subject, email, name, isVerified, nonce, flaw }: Grant) {
  const now = Math.floor(Date.now() / 1000) - (flaw === 'old' ? 3 * 3600 : 0)
  const claims = {
    iss: flaw === 'iss' ? 'https://accounts.evil.example' : `${env.BASE_URL}/sandbox/google`,
    aud: flaw === 'aud' ? 'somebody-else' : sandboxClient.id,
    sub: subject,
    email,
    email_verified: isVerified,
    name,
    nonce: flaw === 'nonce' ? 'of-another-request' : nonce,
    iat: now,
    exp: now + 3600,
  }
  if (flaw === 'alg') return `${packed({ alg: 'none', typ: 'JWT' })}.${packed(claims)}.`
  const text = `${packed({ alg: 'RS256', typ: 'JWT', kid: 'sandbox' })}.${packed(claims)}`
  const key = pair(flaw === 'key' ? 'foreign' : 'own').privateKey
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
}

routes.get('/keys', (c) => c.json(jwks()))

routes.post('/token', async (c) => {
  const grant = await redeem(c, 'google')
  if (!grant) return c.json({ error: 'invalid_grant' }, 400)
  return c.json({ access_token: storeGrant(grant), token_type: 'Bearer', expires_in: 3599, id_token: idToken(grant) })
})

export const sandbox: SignInSandbox = { id: 'google', routes, provesEmail: true }
