import { Hono } from 'hono'
import { keepGrant, redeem, type SignInSandbox } from '../sign-in-sandbox.ts'
import { idToken, jwks } from './id-token.ts'

const routes = new Hono()

routes.get('/keys', (c) => c.json(jwks()))

routes.post('/token', async (c) => {
  const grant = await redeem(c, 'google')
  if (!grant) return c.json({ error: 'invalid_grant' }, 400)
  return c.json({ access_token: keepGrant(grant), token_type: 'Bearer', expires_in: 3599, id_token: idToken(grant) })
})

export const sandbox: SignInSandbox = { id: 'google', routes, isVouching: true }
