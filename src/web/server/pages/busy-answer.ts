import { localeOf } from '../page-key.ts'
import { finishAnswer } from './answer-page.ts'
import { unavailableAnswer } from './unavailable-page.ts'

const written = new Map<string, ReturnType<typeof finishAnswer>>()

/**
 * What is sent to whoever is not admitted (admit-request.ts). It is the same for all who ask in the same way, so it is written once:
 * in a crowd nothing is left for writing it again.
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
