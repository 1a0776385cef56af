import { localeOf } from '../page-key.ts'
import { finishAnswer } from './answer-page.ts'
import { unavailableAnswer } from './unavailable-page.ts'

const written = new Map<string, ReturnType<typeof finishAnswer>>()

/**
 * The answer to a request that is not admitted (admit-request.ts). It is the same for all requests of one kind, so it is rendered once:
 * under load there is no time to render it again.
 */
export function busyAnswer(method: string, pathname: string) {
  const asked = { method, pathname: pathname.endsWith('.data') ? '/.data' : '/' }
  const locale = localeOf(pathname)
  const key = `${locale} ${method} ${asked.pathname}`
  const known = written.get(key)
  if (known) return known
  const response = unavailableAnswer(asked, { why: 'busy', locale })
  const made = finishAnswer({ response, tags: [], id: 'busy', mark: '', path: asked.pathname })
  written.set(key, made)
  return made
}
