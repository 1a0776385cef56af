import { emailKinds } from '#shop/notifications/email-kind.ts'
import { shownEmailStates } from '#shop/notifications/email-state.ts'
import { textParam, enumParam } from '#web/admin-kit/list/list-params.ts'

/** Reads the query of the log; unknown values do not filter. */
export const readEmailParams = (params: URLSearchParams) => ({
  text: textParam(params),
  state: enumParam(params, 'state', shownEmailStates),
  kind: enumParam(params, 'kind', emailKinds),
})
