import { requestLocale } from '#platform/request.server.ts'

/**
 * The router puts the language in front of where an action leads, but on the way to a script it takes `/en?x` for a path of
 * its own and puts it there once more (`/en/en?x`). So the English home with a question is named in full, by the address
 * under which the request reached the router (own-origin.ts).
 */
export const pathWithLanguage = (request: Request, path: string) =>
  requestLocale() === 'en' && path.startsWith('/?') ? `${new URL(request.url).origin}/en${path.slice(1)}` : path
