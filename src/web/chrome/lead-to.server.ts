import { redirect } from 'react-router'
import { spokenLocale } from '#platform/request.server.ts'

/** A redirect from a gate, in the language of the page: the router does that for loaders and actions, not for middleware. */
export const leadTo = (path: string) =>
  redirect(spokenLocale() === 'en' ? `/en${path.replace(/^\/(?=\?|$)/, '')}` : path)
