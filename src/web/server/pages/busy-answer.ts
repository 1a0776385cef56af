import { shopName } from '#shop/settings/shop-name.ts'
import { localeOf } from '../page-key.ts'
import { finishAnswer } from './answer-page.ts'
import { unavailableAnswer } from './unavailable-page.ts'

const written = new Map<string, ReturnType<typeof finishAnswer>>()

/**
 * The answer to a request that is not admitted (admit-request.ts). It is the same for all requests of one kind, so it is rendered once:
 * under load there is no time to render it again.
 */
export function busyAnswer(method: string, pathname: string) {
  const page = { method, pathname: pathname.endsWith('.data') ? '/.data' : '/' }
  const locale = localeOf(pathname)
  const key = `${locale} ${method} ${page.pathname} ${shopName()}`
  const cached = written.get(key)
  if (cached) return cached
  const response = unavailableAnswer(page, { reason: 'busy', locale })
  const answer = finishAnswer({ response, tags: [], id: 'busy', mark: '', path: page.pathname })
  written.set(key, answer)
  return answer
}
