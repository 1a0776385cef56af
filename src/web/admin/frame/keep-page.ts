import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { noted, noteTrouble, type ActTrouble } from '#web/chrome/act-trouble.ts'
import { askedOf, causeOf, shownState, stay, whyOf, type Results } from '#web/chrome/failed-acts.ts'
import { sayError } from '#web/chrome/say-error.ts'
import { m } from '#words/messages.js'

/**
 * Unexpected errors in admin actions (a lost connection, a fault of ours, a record that is gone, a session that ended) are shown
 * in a toast and stay on the page. Without this the router would put the error in place of the page, and what was typed would be lost.
 * The same where the page is only read anew in the background. A page that one goes to and that cannot be read is an error screen as ever.
 */
export const keepPage: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next()
  const state = shownState()
  if (!state || request.signal.aborted) return results
  const asked = askedOf(request, state)
  const { isAct, isHere, isOnTheWay } = asked
  const failed = Object.entries(results).filter(([, result]) => isUnforeseen(result, isAct))
  const [first] = failed
  if (!first) {
    if (isAct || (isOnTheWay && !isHere) || (isHere && noted()?.isReading)) noteTrouble(undefined)
    return results
  }
  if (!isAct && isOnTheWay && !isHere) return results
  const ids = failed.map(([id]) => id)
  const trouble = { ...whyOf(causeOf(first[1])), isReading: !isAct }
  stay(results, ids, state, asked)
  tell(trouble)
  return results
}

/** A redirect is an answer, but for one that leads from an act to the sign-in: there what was typed would be left behind. */
const isUnforeseen = ({ type, result }: DataStrategyResult, isAct: boolean) =>
  result instanceof Response ? isAct && leadsToSignIn(result) : type === 'error'

const leadsToSignIn = ({ headers }: Response) =>
  /^(\/en)?\/auth(\/two-factor)?\?mode=admin/.test(headers.get('Location') ?? '')

/** A page that reads itself anew every few seconds says it once. */
function tell(trouble: ActTrouble) {
  const isKnown = trouble.isReading && noted() !== undefined
  if (isKnown) return
  noteTrouble(trouble)
  sayError(trouble.why === 'role' ? m.admin_role_check_title() : m.admin_error_title())
}
