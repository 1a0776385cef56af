import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { m } from '#words/messages.js'
import { setActionError } from './action-error.ts'
import {
  shownRequestOf,
  causeOf,
  routerState,
  stayOnShownPage,
  actionErrorOf,
  type Results,
  type ShownRequest,
} from './failed-actions.ts'
import { firstSentence } from '../page/first-sentence.ts'
import { showErrorToast } from './show-error-toast.ts'

/**
 * For every form of the shop: a refusal is shown as a toast too. A server error, a lost connection or a session that ended keeps the form with
 * all that was typed, and is shown beside it (failed-action.tsx); the router would put its error screen or the sign-in page in place of the form.
 */
export const stayOnForm: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next()
  const state = routerState()
  if (!state || request.signal.aborted) return results
  const shown = shownRequestOf(request, state)
  const { isAct, isHere, isOnTheWay } = shown
  const ids = Object.keys(results).filter((id) => keepsForm(results[id]!, shown))
  const first = ids[0] && results[ids[0]]
  if (first) setActionError({ ...actionErrorOf(causeOf(first)), isReading: !isAct })
  else if (isAct || (isOnTheWay && !isHere)) setActionError(undefined)
  stayOnShownPage(results, ids, state, shown)
  const message = isAct && (first ? m.error_part_any() : firstRefusal(Object.values(results)))
  if (message) showErrorToast(message)
  return results
}

/**
 * True for an error that is neither a redirect nor a 404 or 403 with a screen of its own, and for the redirect by which a guard asks for a
 * sign-in: of a form that was sent (sign-in-path.ts), or of the page that is shown, which is read anew after a form.
 */
function keepsForm(outcome: DataStrategyResult, { isAct, isHere }: Pick<ShownRequest, 'isAct' | 'isHere'>) {
  const { type, result } = outcome
  if (result instanceof Response) {
    const goal = result.headers.get('Location') ?? ''
    return isAct ? goal.includes('notice=not-sent') : isHere && /\/auth[^?]*\?next=/.test(goal)
  }
  return isAct && type === 'error' && ['system', 'network', 'said'].includes(actionErrorOf(causeOf(outcome)).why)
}

/** The first sentence of a refusal, if the answer to a form is one. */
export function firstRefusal(results: DataStrategyResult[]) {
  for (const { result } of results) {
    const { data, init } = (result ?? {}) as { data?: unknown; init?: number | ResponseInit | null }
    const status = typeof init === 'number' ? init : init?.status
    if (status !== undefined && status >= 400) return firstSentence(data)
  }
}
