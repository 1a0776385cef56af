import { env } from '#platform/env.server.ts'
import { pageKey } from '../page-key.ts'

/** A cached redirect lacks query parameters that are not in its key, such as where the visitor came from, so they are added here. */
export function withRequestQuery(location: string, url: string) {
  const { pathname, search, searchParams } = new URL(url, env.BASE_URL)
  const keyParams = new URL(pageKey(pathname, search) ?? url, env.BASE_URL).searchParams
  const target = new URL(location, env.BASE_URL)
  for (const [name, value] of searchParams)
    if (!keyParams.has(name) && target.origin === new URL(env.BASE_URL).origin) target.searchParams.append(name, value)
  return location.startsWith('/') ? target.href.slice(target.origin.length) : target.href
}
