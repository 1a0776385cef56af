import {
  data,
  isRouteErrorResponse,
  redirect,
  type DataStrategyResult,
  type MiddlewareFunction,
  type RouterState,
} from 'react-router'
import { toast } from '#ui/toast.tsx'
import { m } from '#words/messages.js'
import { noted, noteTrouble, type ActTrouble } from '../form/act-trouble.ts'

type Results = Record<string, DataStrategyResult>

/** Under this name the router keeps itself in the browser; it is the only one who knows what is shown and what was answered before. */
type Browser = Window & { __reactRouterDataRouter?: { state: RouterState } }

/**
 * SPEC 8: an act that fails of what nobody foresaw (a lost connection, a fault of ours, a record that is gone, a session that ended) is told
 * by a toast and stays told on the page. Without this the router would put the error in place of the page, and what was typed would be lost.
 * The same where the page is only read anew in the background. A page that one goes to and that cannot be read is an error screen as ever.
 */
export const keepPage: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next()
  const state = (window as Browser).__reactRouterDataRouter?.state
  if (!state || request.signal.aborted) return results
  const asked = new URL(request.url)
  const isAct = request.method !== 'GET'
  const isHere = asked.pathname + asked.search === state.location.pathname + state.location.search
  const goal = state.navigation.location
  const isOnTheWay = goal?.pathname === asked.pathname && goal.search === asked.search
  const failed = Object.entries(results).filter(([, result]) => isUnforeseen(result, isAct))
  const [first] = failed
  if (!first) {
    if (isAct || (isOnTheWay && !isHere) || (isHere && noted()?.isReading)) noteTrouble(undefined)
    return results
  }
  if (!isAct && isOnTheWay && !isHere) return results
  if (isAct && isOnTheWay && asked.pathname !== state.location.pathname)
    for (const [id] of failed) results[id] = { type: 'error', result: redirect(hrefOf(state.location)) }
  else for (const [id] of failed) results[id] = keptOf(state, id, { isAct, isHere })
  tell({ ...whyOf(causeOf(first[1])), isReading: !isAct })
  return results
}

const hrefOf = ({ pathname, search, hash }: RouterState['location']) => pathname + search + hash

/** What stood there before. The status keeps the router from reading the page anew, which would show what is held in place of what was typed. */
function keptOf({ actionData, loaderData }: RouterState, id: string, { isAct, isHere }: Record<string, boolean>) {
  const result: unknown = isAct ? data(actionData?.[id], { status: 500 }) : isHere ? loaderData[id] : undefined
  return { type: 'data', result } satisfies DataStrategyResult
}

/** A redirect is an answer, but for one that leads from an act to the sign-in: there what was typed would be left behind. */
const isUnforeseen = ({ type, result }: DataStrategyResult, isAct: boolean) =>
  result instanceof Response ? isAct && leadsToSignIn(result) : type === 'error'

const leadsToSignIn = ({ headers }: Response) =>
  /^(\/en)?\/auth(\/two-factor)?\?mode=admin/.test(headers.get('Location') ?? '')

/** The router wraps what its fetch threw together with a status. */
const causeOf = ({ result }: DataStrategyResult): unknown =>
  result instanceof Object && 'type' in result && result.type === 'DataWithResponseInit' && 'data' in result
    ? result.data
    : result

function whyOf(error: unknown): Omit<ActTrouble, 'isReading'> {
  if (error instanceof Response) return { why: 'signed-out', error }
  if (error instanceof TypeError) return { why: 'network', error }
  if (!isRouteErrorResponse(error)) return { why: 'system', error }
  if (error.statusText === 'role-check-failed') return { why: 'role', error }
  if (error.status === 404) return { why: 'gone', error }
  // The border of the shop says in words what is wrong with a body (refuse-body.ts).
  const text = typeof error.data === 'string' && error.data ? error.data : undefined
  return [400, 413].includes(error.status) && text ? { why: 'said', text, error } : { why: 'system', error }
}

/** A page that reads itself anew every few seconds says it once. */
function tell(trouble: ActTrouble) {
  const isKnown = trouble.isReading && noted() !== undefined
  if (isKnown) return
  noteTrouble(trouble)
  const title = trouble.why === 'role' ? m.admin_role_check_title() : m.admin_error_title()
  toast(title, { tone: 'error' }).catch(() => {})
}
