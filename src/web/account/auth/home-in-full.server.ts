import { spokenLocale } from '#platform/request.server.ts'

/**
 * The router puts the language in front of where an action leads, but on the way to a script it takes `/en?x` for a path of
 * its own and puts it there once more (`/en/en?x`). So the English home with a question is named in full, as the browser
 * itself calls the shop: its Origin, which was checked (app.ts).
 */
export function homeInFull(request: Request, path: string) {
  const origin = request.headers.get('origin')
  return origin && spokenLocale() === 'en' && path.startsWith('/?') ? `${origin}/en${path.slice(1)}` : path
}
