import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { currentActionError, setActionError, type ActionError } from '#web/shell/errors/action-error.ts'
import {
  shownRequestOf,
  causeOf,
  routerState,
  stayOnShownPage,
  actionErrorOf,
  type Results,
} from '#web/shell/errors/failed-actions.ts'
import { firstRefusal } from '#web/shell/errors/stay-on-form.ts'
import { showErrorToast } from '#web/shell/errors/show-error-toast.ts'
import { m } from '#words/messages.js'

/**
 * Unexpected errors in admin actions (a lost connection, a fault of ours, a record that is gone, a session that ended) are shown
 * in a toast and stay on the page. Without this the router would put the error in place of the page, and what was typed would be lost.
 * The same where the page is only read anew in the background. What an answer refuses is also a toast, as in the shop. A page that one goes to and that cannot be read is an error screen as ever.
 */
export const stayOnPage: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next()
  const state = routerState()
  if (!state || request.signal.aborted) return results
  const asked = shownRequestOf(request, state)
  const { isAct, isHere, isOnTheWay } = asked
  const failed = Object.entries(results).filter(([, result]) => isUnforeseen(result, isAct))
  const [first] = failed
  if (!first) {
    const refusal = isAct ? firstRefusal(Object.values(results)) : undefined
    if (refusal) showErrorToast(refusal)
    if (isAct || (isOnTheWay && !isHere) || (isHere && currentActionError()?.isReading)) setActionError(undefined)
    return results
  }
  if (!isAct && isOnTheWay && !isHere) return results
  const ids = failed.map(([id]) => id)
  const trouble = { ...actionErrorOf(causeOf(first[1])), isReading: !isAct }
  stayOnShownPage(results, ids, state, asked)
  tell(trouble)
  return results
}

/** A redirect is an answer, but for one that leads from an act to the sign-in: there what was typed would be left behind. */
const isUnforeseen = ({ type, result }: DataStrategyResult, isAct: boolean) =>
  result instanceof Response ? isAct && leadsToSignIn(result) : type === 'error'

const leadsToSignIn = ({ headers }: Response) =>
  /^(\/en)?\/auth(\/two-factor)?\?mode=admin/.test(headers.get('Location') ?? '')

/** A page that reads itself anew every few seconds says it once. */
function tell(trouble: ActionError) {
  const isKnown = trouble.isReading && currentActionError() !== undefined
  if (isKnown) return
  setActionError(trouble)
  showErrorToast(trouble.why === 'role' ? m.admin_role_check_title() : m.admin_error_title())
}
