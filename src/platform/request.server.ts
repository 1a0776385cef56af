import { AsyncLocalStorage } from 'node:async_hooks'
import { overwriteGetLocale } from '#words/runtime.js'
import type { Locale } from '#kit/localized.ts'

/** What the server knows of the request it answers. */
export type RequestContext = {
  /** Under this a bug is logged, and the error screen shows it. */
  id: string
  /** On every script that this render writes itself (csp.ts); secret until the render is over. */
  mark: string
  locale: Locale
  /** Address of the client, from the socket or, behind TRUST_PROXY, from the proxy. */
  ip: string
  /** Filled by loaders of public pages: what the page was made of (page-cache.server.ts). */
  tags: Set<string>
  /** The database could not be asked for something, or had too much to do. */
  unavailable?: 'busy' | 'away'
}

const current = new AsyncLocalStorage<RequestContext>()

/** On the server each request speaks its own language; words without a stated one follow it. */
overwriteGetLocale(() => current.getStore()?.locale ?? 'vi')

export const runInRequest = <T>(request: RequestContext, work: () => T) => current.run(request, work)

/** For a door that knows one address only: the language in which the person left. */
export const withLocale = <T>(locale: Locale, work: () => T) => current.run({ ...current.getStore()!, locale }, work)

export const requestLocale = (): Locale => current.getStore()?.locale ?? 'vi'
export const scriptMark = () => current.getStore()?.mark
export const requestId = () => current.getStore()?.id
export const clientIp = () => current.getStore()?.ip ?? 'unknown'

/** Whoever wraps the error on its way up (or loses it): what this request cannot answer is then no bug, and worth another try. */
export function markUnavailable(why: 'busy' | 'away') {
  const request = current.getStore()
  if (request) request.unavailable = why
}

/** This page holds nothing personal: it may be kept and given to everyone until one of the tags is dropped. */
export function cachePage(...tags: string[]) {
  const tagged = current.getStore()?.tags
  for (const tag of tags) tagged?.add(tag)
}
