import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '../env.server.ts'

let secret = ''

/** AUTH_SECRET, or in demo mode a secret created at the first start and stored in DATA_DIR. */
export function openSecret() {
  secret = env.AUTH_SECRET ?? ownSecret(join(env.DATA_DIR, 'auth-secret'))
  return secret
}

/** The opened secret, for code that encrypts with it. */
export const loadedSecret = () => secret

function ownSecret(file: string) {
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(48).toString('base64url'))
    chmodSync(file, 0o600)
  }
  return readFileSync(file, 'utf8').trim()
}

/** A 256-bit proof that this shop named `subject` for this `purpose`. */
export const sign = (purpose: string, subject: string) =>
  createHmac('sha256', secret).update(`${purpose}\n${subject}`).digest('base64url')

export function isSigned(purpose: string, subject: string, proof: string) {
  const expected = Buffer.from(sign(purpose, subject))
  const proofBytes = Buffer.from(proof)
  return expected.length === proofBytes.length && timingSafeEqual(expected, proofBytes)
}
