import { createHmac } from 'node:crypto'
import { Hono } from 'hono'
import { sandboxClient } from '#shop/identity/sign-in/sign-in-gateway.ts'
import { findGrant, storeGrant, redeem, type SignInSandbox } from '../sign-in-sandbox.ts'

const routes = new Hono()

routes.post('/oauth/access_token', async (c) => {
  const grant = await redeem(c, 'facebook')
  if (!grant) return c.json({ error: { type: 'OAuthException', code: 100 } }, 400)
  return c.json({ access_token: storeGrant(grant), token_type: 'bearer', expires_in: 5_183_944 })
})

routes.get('/debug_token', (c) => {
  const grant = findGrant(c.req.query('input_token') ?? '')
  if (c.req.query('access_token') !== `${sandboxClient.id}|${sandboxClient.secret}` || !grant)
    return c.json({ error: { type: 'OAuthException', code: 190 } }, 400)
  const { subject, flaw } = grant
  return c.json({ data: { is_valid: true, app_id: flaw === 'other-app' ? '1' : sandboxClient.id, user_id: subject } })
})

routes.get('/me', (c) => {
  const token = c.req.query('access_token') ?? ''
  const grant = findGrant(token)
  if (!grant || c.req.query('appsecret_proof') !== appSecretProofOf(token))
    return c.json({ error: { type: 'OAuthException', code: 190 } }, 400)
  const { subject, name, email, flaw } = grant
  // Accounts that were opened by phone number have no address.
  const address = flaw === 'no-email' ? {} : { email }
  return c.json({ id: flaw === 'other-person' ? '1' : subject, name, ...address })
})

const appSecretProofOf = (token: string) => createHmac('sha256', sandboxClient.secret).update(token).digest('hex')

export const sandbox: SignInSandbox = { id: 'facebook', routes, provesEmail: false }
