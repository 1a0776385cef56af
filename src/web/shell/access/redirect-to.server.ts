import { redirect } from 'react-router'
import { pathIn } from '#kit/localized.ts'
import { requestLocale } from '#platform/request.server.ts'

/** A redirect from a gate, in the language of the page: the router does that for loaders and actions, not for middleware. */
export const redirectTo = (path: string) => redirect(pathIn(requestLocale(), path))
