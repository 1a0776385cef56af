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
 * Unexpected errors in admin actions (lost connection, bug, missing record, ended session) are shown in a toast and keep the page. Without
 * this the router would replace the page with the error, and typed input would be lost. Failed revalidations in the background are treated
 * the same way, and refusals are shown in a toast too. A page that fails to load on navigation still shows the error screen.
 */
export const stayOnPage: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next()
  const state = routerState()
  if (!state || request.signal.aborted) return results
  const shown = shownRequestOf(request, state)
  const { isAct, isHere, isOnTheWay } = shown
  // A page that is shown or on its way may lead to the sign-in page. What a search or a dialog reads may not: it would take the shown page along.
  const mayLeave = !isAct && (isHere || isOnTheWay)
  const failed = Object.entries(results).filter(([, result]) => isUnforeseen(result, mayLeave))
  const [first] = failed
  if (!first) {
    const refusal = isAct ? firstRefusal(Object.values(results)) : undefined
    if (refusal) showErrorToast(refusal)
    if (isAct || (isOnTheWay && !isHere) || (isHere && currentActionError()?.isReading)) setActionError(undefined)
    return results
  }
  if (!isAct && isOnTheWay && !isHere) return results
  const ids = failed.map(([id]) => id)
  const actionError = { ...actionErrorOf(causeOf(first[1])), isReading: !isAct }
  stayOnShownPage(results, ids, state, shown)
  showError(actionError)
  return results
}

/** A redirect counts as an answer, except one to the sign-in page where typed input would be lost. */
const isUnforeseen = ({ type, result }: DataStrategyResult, mayLeave: boolean) =>
  result instanceof Response ? !mayLeave && leadsToSignIn(result) : type === 'error'

const leadsToSignIn = ({ headers }: Response) =>
  /^(\/en)?\/auth(\/two-factor)?\?mode=admin/.test(headers.get('Location') ?? '')

/** A page that reloads its data every few seconds reports the error only once. */
function showError(actionError: ActionError) {
  const isKnown = actionError.isReading && currentActionError() !== undefined
  if (isKnown) return
  setActionError(actionError)
  showErrorToast(actionError.why === 'role' ? m.admin_role_check_title() : m.admin_error_title())
}
