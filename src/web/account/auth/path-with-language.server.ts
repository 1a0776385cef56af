import { requestLocale } from '#platform/request.server.ts'

/**
 * The router adds the language prefix to redirects. In data requests, however, it takes `/en?x` for a path without prefix and adds it again
 * (`/en/en?x`). So the English home page with a query is returned as an absolute URL, on the origin of the request as the router sees it
 * (own-origin.ts).
 */
export const pathWithLanguage = (request: Request, path: string) =>
  requestLocale() === 'en' && path.startsWith('/?') ? `${new URL(request.url).origin}/en${path.slice(1)}` : path
