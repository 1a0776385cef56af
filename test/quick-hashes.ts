import { createHash, randomBytes } from 'node:crypto'
import { vi } from 'vitest'

const digest = (salt: string, password: string) => createHash('sha256').update(`${salt}:${password}`).digest('hex')

/** Password hashes are slow on purpose, a tenth of a second of CPU, and database tests need hundreds. The built shop uses the real ones. */
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
