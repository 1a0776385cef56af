import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { m } from '#words/messages.js'
import { noted, noteTrouble } from './act-trouble.ts'
import { askedOf, causeOf, shownState, stay, whyOf, type Results } from './failed-acts.ts'
import { firstSentence } from './first-sentence.ts'
import { sayError } from './say-error.ts'

/**
 * For every form of the shop: what an answer refuses is also a toast. A fault of ours or a lost connection leaves the form with all
 * that was typed, and is said beside it (failed-act.tsx); the router would put its error screen in place of the form.
 */
export const keepForm: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next()
  const state = shownState()
  if (!state || request.signal.aborted) return results
  const asked = askedOf(request, state)
  const hasLeft = asked.isOnTheWay && !asked.isHere
  if ((asked.isAct || hasLeft) && noted()) noteTrouble(undefined)
  if (!asked.isAct) return results
  const failed = Object.entries(results).filter(([, result]) => isFault(result))
  const said = failed.length ? m.failure_any() : firstRefusal(Object.values(results))
  if (failed[0]) noteTrouble({ ...whyOf(causeOf(failed[0][1])), isReading: false })
  stay(
    results,
    failed.map(([id]) => id),
    state,
    asked,
  )
  if (said) sayError(said)
  return results
}

/** Not a redirect, and not one of the screens that the shop has for what is not there or not allowed. */
function isFault(result: DataStrategyResult) {
  if (result.type !== 'error' || result.result instanceof Response) return false
  return ['system', 'network', 'said'].includes(whyOf(causeOf(result)).why)
}

function firstRefusal(results: DataStrategyResult[]) {
  for (const { result } of results) {
    const { data, init } = (result ?? {}) as { data?: unknown; init?: number | ResponseInit | null }
    const status = typeof init === 'number' ? init : init?.status
    if (status !== undefined && status >= 400) return firstSentence(data)
  }
}
