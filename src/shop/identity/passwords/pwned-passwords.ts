import { createHash } from 'node:crypto'
import { env } from '#platform/env.server.ts'
import { log } from '#platform/log/log.server.ts'

/** In demo mode this server's own sandbox answers, unless another address is set. */
export const isPwnedSandbox = () => env.SHOP_MODE === 'demo' && env.PWNED_PASSWORDS_URL === service
const service = 'https://api.pwnedpasswords.com'

const within = () => `http://${env.HOST === '0.0.0.0' ? '127.0.0.1' : env.HOST}:${env.PORT}/sandbox/pwned-passwords`

/** A person waits for the answer at a form. */
const patienceMs = 2_000
/** A padded answer has about 1,000 lines of 40 characters. */
const maxAnswer = 256 * 1024

/** Splits the SHA-1 of a password: five characters are sent, 35 stay here, so that the service learns no password. */
export function splitHash(password: string) {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
  return { prefix: hash.slice(0, 5), rest: hash.slice(5) }
}

/**
 * Whether the password occurs in a known leak, by the range search of Pwned Passwords. False if the merchant switched the search off (PWNED_PASSWORDS)
 * or the service does not answer: an outside service must not prevent a new password.
 */
export async function isPwned(password: string): Promise<boolean> {
  if (!env.PWNED_PASSWORDS) return false
  const { prefix, rest } = splitHash(password)
  try {
    const text = await askRange(prefix)
    // Padding lines have a count of 0.
    return text.split(/\r?\n/).some((line) => line.startsWith(`${rest}:`) && Number(line.slice(rest.length + 1)) > 0)
  } catch (error) {
    log.warn({ why: error instanceof Error ? error.message : 'not reached' }, 'pwned passwords not asked')
    return false
  }
}

async function askRange(prefix: string) {
  const answer = await fetch(`${isPwnedSandbox() ? within() : env.PWNED_PASSWORDS_URL}/range/${prefix}`, {
    // With padding, every answer has about the same length, whatever the prefix.
    headers: { 'Add-Padding': 'true', 'User-Agent': 'luot' },
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > maxAnswer) throw new Error('an answer without end')
  }
  return text
}
