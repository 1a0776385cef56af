import { data, isRouteErrorResponse, redirect, type DataStrategyResult, type RouterState } from 'react-router'
import { withoutLocale } from '#kit/localized.ts'
import type { ActionError } from '#web/shell/errors/action-error.ts'

export type Results = Record<string, DataStrategyResult>

/** React Router stores itself under this global; only it knows the shown page and the earlier answers. */
type Browser = Window & { __reactRouterDataRouter?: { state: RouterState } }

export const routerState = () => (window as Browser).__reactRouterDataRouter?.state

/** Describes a request relative to the page that is shown. */
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
export type ShownRequest = ReturnType<typeof shownRequestOf>

/** Turns errors into answers that leave the page as it is: a failed action does not navigate, and routes of the shown page keep their data. */
export function stayOnShownPage(results: Results, ids: string[], state: RouterState, request: ShownRequest) {
  const { location } = state
  const navigatesAway = request.isAct && request.isOnTheWay && request.pathname !== location.pathname
  // The router puts the language before every address of a redirect, also where it stands already.
  const here = withoutLocale(location.pathname) + location.search + location.hash
  for (const id of ids)
    results[id] = navigatesAway ? { type: 'error', result: redirect(here) } : earlierDataOf(state, id, request)
}

/** The earlier data of a route. The status keeps the router from revalidating, which would replace typed input by stored values. */
function earlierDataOf({ actionData, loaderData }: RouterState, id: string, { isAct, isHere }: ShownRequest) {
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
  // The server says in words why it refused a body (refuse-body.ts).
  const text = typeof error.data === 'string' && error.data ? error.data : undefined
  return [400, 413, 429].includes(error.status) && text ? { why: 'said', text, error } : { why: 'system', error }
}
