import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { m } from '#words/messages.js'
import { currentActionError, setActionError } from './action-error.ts'
import { shownRequestOf, causeOf, routerState, stayOnShownPage, actionErrorOf, type Results } from './failed-actions.ts'
import { firstSentence } from '../page/first-sentence.ts'
import { showErrorToast } from './show-error-toast.ts'

/**
 * For every form of the shop: a refusal is shown as a toast too. A server error or a lost connection keeps the form with all
 * that was typed, and is shown beside it (failed-action.tsx); the router would put its error screen in place of the form.
 */
export const stayOnForm: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next()
  const state = routerState()
  if (!state || request.signal.aborted) return results
  const shownRequest = shownRequestOf(request, state)
  const hasLeft = shownRequest.isOnTheWay && !shownRequest.isHere
  if ((shownRequest.isAct || hasLeft) && currentActionError()) setActionError(undefined)
  if (!shownRequest.isAct) return results
  const failed = Object.entries(results).filter(([, result]) => isServerError(result))
  const message = failed.length ? m.error_part_any() : firstRefusal(Object.values(results))
  if (failed[0]) setActionError({ ...actionErrorOf(causeOf(failed[0][1])), isReading: false })
  stayOnShownPage(
    results,
    failed.map(([id]) => id),
    state,
    shownRequest,
  )
  if (message) showErrorToast(message)
  return results
}

/** True for an error that is neither a redirect nor a 404 or 403 with a screen of its own. */
function isServerError(result: DataStrategyResult) {
  if (result.type !== 'error' || result.result instanceof Response) return false
  return ['system', 'network', 'said'].includes(actionErrorOf(causeOf(result)).why)
}

/** The first sentence of a refusal, if the answer to a form is one. */
export function firstRefusal(results: DataStrategyResult[]) {
  for (const { result } of results) {
    const { data, init } = (result ?? {}) as { data?: unknown; init?: number | ResponseInit | null }
    const status = typeof init === 'number' ? init : init?.status
    if (status !== undefined && status >= 400) return firstSentence(data)
  }
}
