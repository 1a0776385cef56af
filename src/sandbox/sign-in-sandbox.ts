import { createHash, randomBytes } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { env } from '#platform/env.server.ts'
import type { SignInName } from '#providers/sign-in.ts'
import { isSocialSandbox } from '#shop/identity/sign-in/social.ts'
import { sandboxClient } from '#shop/identity/sign-in/sign-in-gateway.ts'

/** The sandbox of one sign-in provider. */
export type SignInSandbox = {
  id: SignInName
  /** The answers to servers. */
  routes: Hono
  /** Whether it states that it has verified the email address. */
  provesEmail: boolean
}

let sandboxes: readonly SignInSandbox[] = []
export const useSignInSandboxes = (all: readonly SignInSandbox[]) => void (sandboxes = all)

/** Flaws that a test can choose for the sandbox, to see it refused. */
const flaws = ['aud', 'iss', 'alg', 'key', 'old', 'nonce', 'other-app', 'other-person', 'no-email'] as const

/** Whom the sandbox lets in, for which request. */
export type Grant = {
  social: SignInName
  subject: string
  email: string
  name: string
  isVerified: boolean
  redirectUri: string
  nonce?: string
  challenge?: string
  flaw?: (typeof flaws)[number]
}

/** The request of a shop to the provider, in the address: RFC 6749 4.1.1, RFC 7636, OpenID Connect Core 3.1.2.1. */
const authorizationRequest = z.object({
  response_type: z.literal('code'),
  client_id: z.literal(sandboxClient.id),
  redirect_uri: z.string(),
  state: z.string().min(1).max(500),
  scope: z.string(),
  nonce: z.string().max(200).optional(),
  code_challenge: z.string().max(200).optional(),
  code_challenge_method: z.literal('S256').optional(),
})

const form = z.object({
  email: z.email().max(254),
  name: z.string().max(500).default(''),
  verified: z.literal('on').optional(),
  subject: z.string().max(50).optional(),
  flaw: z.enum(flaws).optional(),
  answer: z.enum(['yes', 'no']).default('yes'),
})

/** The page exists only if a sandbox replaces the provider; requests that the real one would refuse are refused. */
export function readSignIn(provider: string, url: string) {
  const sandbox = sandboxes.find(({ id }) => id === provider)
  if (!sandbox || !isSocialSandbox(sandbox.id)) throw new Response('not found', { status: 404 })
  const read = authorizationRequest.safeParse(Object.fromEntries(new URL(url).searchParams))
  const isOurCallback = read.data?.redirect_uri === `${env.BASE_URL}/api/auth/callback/${provider}`
  const isComplete = !sandbox.provesEmail || (read.data?.nonce && read.data.code_challenge)
  if (!read.success || !isOurCallback || !isComplete) throw new Response('invalid_request', { status: 400 })
  return { provider: sandbox.id, isVouching: sandbox.provesEmail, ...read.data }
}

/** The address to which the sandbox's page sends the browser: back to the shop, with a code or a refusal. */
export function answerSignIn(provider: string, url: string, fields: Record<string, unknown>) {
  const {
    provider: social,
    redirect_uri: redirectUri,
    state,
    nonce,
    code_challenge: challenge,
  } = readSignIn(provider, url)
  const callback = new URL(redirectUri)
  callback.searchParams.set('state', state)
  if (fields.answer === 'no') callback.searchParams.set('error', 'access_denied')
  else {
    const read = form.safeParse(fields)
    if (!read.success) throw new Response('invalid_request', { status: 400 })
    const { email, name, verified, subject = subjectOf(email), flaw } = read.data
    const isVerified = verified === 'on'
    const code = storeGrant({ social, subject, email, name, isVerified, redirectUri, nonce, challenge, flaw })
    callback.searchParams.set('code', code)
  }
  return callback.href
}

const subjectOf = (email: string) =>
  String(BigInt(`0x${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 16)}`))

const minuteMs = 60_000
const grants = new Map<string, Grant & { at: number }>()

/** Codes and tokens live in this process for a minute: enough for a sandbox. */
export function storeGrant(grant: Grant) {
  for (const [key, { at }] of grants) if (Date.now() - at > minuteMs) grants.delete(key)
  const key = randomBytes(24).toString('base64url')
  grants.set(key, { ...grant, at: Date.now() })
  return key
}

export const findGrant = (key: string) => grants.get(key)

/** A code counts once. */
function takeGrant(key: string) {
  const grant = grants.get(key)
  grants.delete(key)
  return grant
}

/** RFC 6749 4.1.3 and RFC 7636 4.6: a code counts once, for the client, the address and the verifier that it was issued for. */
export async function redeem(c: Context, social: SignInName): Promise<Grant | undefined> {
  const form = new URLSearchParams(await c.req.text())
  const grant = takeGrant(form.get('code') ?? '')
  const verifier = form.get('code_verifier') ?? ''
  const isProven = !grant?.challenge || grant.challenge === createHash('sha256').update(verifier).digest('base64url')
  const isMeant = grant?.social === social && grant.redirectUri === form.get('redirect_uri')
  const { id, secret } = clientIn(c, form)
  return isProven && isMeant && id === sandboxClient.id && secret === sandboxClient.secret ? grant : undefined
}

function clientIn(c: Context, form: URLSearchParams) {
  const [, basic] = /^Basic (.+)$/.exec(c.req.header('authorization') ?? '') ?? []
  if (!basic) return { id: form.get('client_id'), secret: form.get('client_secret') }
  const [id, secret] = Buffer.from(basic, 'base64').toString().split(':').map(decodeURIComponent)
  return { id, secret }
}
