import { randomBytes, randomInt } from 'node:crypto'
import { Hono } from 'hono'
import { splitHash } from '#shop/identity/passwords/pwned-passwords.ts'

/** Passwords that satisfy the shop's rules and are in none of its own lists: the sandbox reports them as leaked. */
const leaked = ['Da-bi-lo-2019!', 'Leaked-elsewhere-7', 'Lo-tren-mang-88#'].map(splitHash)

/** The range search of Pwned Passwords for a shop that calls no other server: padded answers in the format of the real one. */
export const pwnedPasswordsRoutes = new Hono()

pwnedPasswordsRoutes.get('/range/:prefix', (c) => {
  const prefix = c.req.param('prefix').toUpperCase()
  if (!/^[0-9A-F]{5}$/.test(prefix)) return c.text('The hash prefix was not in a valid format', 400)
  const padding = Array.from({ length: randomInt(800, 1001) }, () => `${randomSuffix()}:0`)
  const leakedHashes = leaked.filter((one) => one.prefix === prefix).map(({ rest }) => `${rest}:${randomInt(1, 5000)}`)
  return c.text([...padding, ...leakedHashes].sort().join('\r\n'))
})

const randomSuffix = () => randomBytes(18).toString('hex').toUpperCase().slice(0, 35)
