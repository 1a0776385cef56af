import { AsyncLocalStorage } from 'node:async_hooks'
import { overwriteGetLocale } from '#words/runtime.js'
import type { Locale } from '#kit/localized.ts'

/** The context of the current request. */
export type RequestContext = {
  /** Bugs are logged under this id, and the error screen shows it. */
  id: string
  /** The nonce of scripts that this render writes (csp.ts); secret until the render is over. */
  mark: string
  locale: Locale
  /** Address of the client, from the socket or, behind TRUST_PROXY, from the proxy. */
  ip: string
  /** Cache tags of public pages, filled by loaders (page-cache.server.ts). */
  tags: Set<string>
  /** A query failed because the database was unreachable or overloaded. */
  unavailable?: 'busy' | 'away'
}

const current = new AsyncLocalStorage<RequestContext>()

/** On the server each request has its own language; messages without a locale use it. */
overwriteGetLocale(() => current.getStore()?.locale ?? 'vi')

export const runInRequest = <T>(request: RequestContext, work: () => T) => current.run(request, work)

/** For an address without a language: the language that the person used before. */
export const withLocale = <T>(locale: Locale, work: () => T) => current.run({ ...current.getStore()!, locale }, work)

export const requestLocale = (): Locale => current.getStore()?.locale ?? 'vi'
export const scriptMark = () => current.getStore()?.mark
export const requestId = () => current.getStore()?.id
export const clientIp = () => current.getStore()?.ip ?? 'unknown'

/** Marks the request even if the error is wrapped or lost on its way up: its failure is then not a bug and can be retried. */
export function markUnavailable(reason: 'busy' | 'away') {
  const request = current.getStore()
  if (request) request.unavailable = reason
}

/** Marks the page as free of personal data: it may be cached for everyone until one of the tags is dropped. */
export function cachePage(...tags: string[]) {
  const tagged = current.getStore()?.tags
  for (const tag of tags) tagged?.add(tag)
}
