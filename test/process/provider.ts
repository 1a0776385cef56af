import type { Answer } from './ask.ts'
import type { Visitor } from './visitor.ts'

export type Social = 'google' | 'facebook'
/** The person at the provider's page; `flaw` is the error that the sandbox makes. */
export type AtProvider = {
  email: string
  name?: string
  verified?: 'on'
  subject?: string
  flaw?: string
  answer?: 'no'
}

const plain = (html: string) => html.replaceAll('&amp;', '&')

const boxes = { intent: 'sign-up', terms: 'on', privacy: 'on' }

/** The address to which the shop sends this browser to sign in. `consents`: what is ticked before, for whoever may have no account yet. */
export async function leave(who: Visitor, social: Social, next?: string, consents: Record<string, string> = boxes) {
  const { text } = await who.postForm('/auth/social', { provider: social, ...(next && { next }), ...consents })
  const url = /http-equiv="refresh" content="0;url=([^"]+)"/i.exec(plain(text))?.[1]
  if (!url) throw new Error(`nobody is sent to ${social}: ${text.slice(0, 200)}`)
  return new URL(url)
}

/** The provider's redirect back to the shop, not followed yet. */
export async function letIn(who: Visitor, url: URL, person: AtProvider) {
  const { headers, status, text } = await who.postForm(url.pathname + url.search, { answer: 'yes', ...person })
  if (status !== 302) throw new Error(`the provider answered ${status}: ${text.slice(0, 200)}`)
  return new URL(headers.location!)
}

export const comeBack = (who: Visitor, { pathname, search }: URL): Promise<Answer> => who.get(pathname + search)

/** Goes to the provider, signs in there and comes back. */
export async function signInWith(who: Visitor, social: Social, person: AtProvider) {
  return comeBack(who, await letIn(who, await leave(who, social), person))
}
