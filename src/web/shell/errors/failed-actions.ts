import { data, isRouteErrorResponse, redirect, type DataStrategyResult, type RouterState } from 'react-router'
import type { ActionError } from './action-error.ts'

export type Results = Record<string, DataStrategyResult>

/** Under this name the router keeps itself in the browser; it is the only one who knows what is shown and what was answered before. */
type Browser = Window & { __reactRouterDataRouter?: { state: RouterState } }

export const routerState = () => (window as Browser).__reactRouterDataRouter?.state

/** What was asked for, seen from the page that is shown. */
export function shownRequestOf({ url, method }: Request, { location, navigation }: RouterState) {
  const { pathname, search } = new URL(url)
  const goal = navigation.location
  return {
    pathname,
    isAct: method !== 'GET',
    isHere: pathname + search === location.pathname + location.search,
    isOnTheWay: goal?.pathname === pathname && goal.search === search,
  }
}
type Asked = ReturnType<typeof shownRequestOf>

/** Errors become answers that leave the page as it is: an act that was to lead elsewhere stays, everything else keeps what it showed. */
export function stayOnShownPage(results: Results, ids: string[], state: RouterState, asked: Asked) {
  const { location } = state
  const leadsElsewhere = asked.isAct && asked.isOnTheWay && asked.pathname !== location.pathname
  for (const id of ids)
    results[id] = leadsElsewhere
      ? { type: 'error', result: redirect(location.pathname + location.search + location.hash) }
      : keptOf(state, id, asked)
}

/** What stood there before. The status keeps the router from reading the page anew, which would show what is held in place of what was typed. */
function keptOf({ actionData, loaderData }: RouterState, id: string, { isAct, isHere }: Asked) {
  const result: unknown = isAct ? data(actionData?.[id], { status: 500 }) : isHere ? loaderData[id] : undefined
  return { type: 'data', result } satisfies DataStrategyResult
}

/** The router wraps what its fetch threw together with a status. */
export const causeOf = ({ result }: DataStrategyResult): unknown =>
  result instanceof Object && 'type' in result && result.type === 'DataWithResponseInit' && 'data' in result
    ? result.data
    : result

export function actionErrorOf(error: unknown): Omit<ActionError, 'isReading'> {
  if (error instanceof Response) return { why: 'signed-out', error }
  if (error instanceof TypeError) return { why: 'network', error }
  if (!isRouteErrorResponse(error)) return { why: 'system', error }
  if (error.statusText === 'role-check-failed') return { why: 'role', error }
  if (error.status === 404) return { why: 'gone', error }
  // The border of the shop says in words what is wrong with a body (refuse-body.ts).
  const text = typeof error.data === 'string' && error.data ? error.data : undefined
  return [400, 413, 429].includes(error.status) && text ? { why: 'said', text, error } : { why: 'system', error }
}
