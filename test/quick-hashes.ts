import { createHash, randomBytes } from 'node:crypto'
import { vi } from 'vitest'

const digest = (salt: string, password: string) => createHash('sha256').update(`${salt}:${password}`).digest('hex')

/** A password's hash is slow by intent, a tenth of a second of a processor: tests of the database ask for hundreds. The built shop hashes as it does for everybody. */
vi.mock(import('better-auth/crypto'), async (load) => ({
  ...(await load()),
  hashPassword: async (password: string) => {
    const salt = randomBytes(8).toString('hex')
    return `${salt}:${digest(salt, password)}`
  },
  verifyPassword: async ({ hash, password }: { hash: string; password: string }) => {
    const [salt = '', kept] = hash.split(':')
    return kept === digest(salt, password)
  },
}))
