import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { loadedSecret } from './secret.server.ts'

const mark = 'v1'

const keyOf = (purpose: string) => Buffer.from(hkdfSync('sha256', loadedSecret(), '', `seal\n${purpose}`, 32))

/** Encrypts a text with the shop's secret (AES-256-GCM); it opens only under the same `name`, so that two values cannot be swapped. */
export function seal(purpose: string, name: string, text: string) {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(purpose), nonce).setAAD(Buffer.from(name))
  const locked = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [mark, ...[nonce, cipher.getAuthTag(), locked].map((part) => part.toString('base64url'))].join('.')
}

/** The decrypted text; undefined if it was changed or encrypted under another AUTH_SECRET. */
export function unseal(purpose: string, name: string, sealed: string): string | undefined {
  const [version, ...parts] = sealed.split('.')
  const [nonce, tag, locked] = parts.map((part) => Buffer.from(part, 'base64url'))
  if (version !== mark || !nonce || !tag || !locked || nonce.length !== 12 || tag.length !== 16) return undefined
  try {
    const cipher = createDecipheriv('aes-256-gcm', keyOf(purpose), nonce).setAAD(Buffer.from(name)).setAuthTag(tag)
    return Buffer.concat([cipher.update(locked), cipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
