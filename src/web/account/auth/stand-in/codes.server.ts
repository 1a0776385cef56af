import { createHash, randomBytes } from 'node:crypto'
import type { Social } from '#shop/identity/sign-in/social.ts'

/** What the stand-in may do wrong on wish, so that a test can see it refused. */
export const socialSandboxFlaws = ['aud', 'iss', 'alg', 'key', 'old', 'nonce', 'other-app', 'other-person'] as const
export type SocialSandboxFlaw = (typeof socialSandboxFlaws)[number]

/** Whom the stand-in lets in, for which request. */
export type Grant = {
  social: Social
  subject: string
  email: string
  name: string
  isVerified: boolean
  redirectUri: string
  nonce?: string
  challenge?: string
  twist?: SocialSandboxFlaw
}

const minuteMs = 60_000
const grants = new Map<string, Grant & { at: number }>()

/** Codes and tokens live in this process for a minute: enough for a stand-in. */
export function keepGrant(grant: Grant) {
  for (const [key, { at }] of grants) if (Date.now() - at > minuteMs) grants.delete(key)
  const key = randomBytes(24).toString('base64url')
  grants.set(key, { ...grant, at: Date.now() })
  return key
}

export const findGrant = (key: string) => grants.get(key)

/** A code counts once. */
export function takeGrant(key: string) {
  const grant = grants.get(key)
  grants.delete(key)
  return grant
}

export const subjectOf = (email: string) =>
  String(BigInt(`0x${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 16)}`))
