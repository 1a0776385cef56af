import { emailKinds } from '#shop/notifications/email-kind.ts'
import { emailStates } from '#shop/notifications/email-state.ts'
import { askedText, askedWord } from '#web/admin-kit/list/list-params.ts'

/** Reads the query of the log; unknown values do not filter. */
export const readEmailParams = (params: URLSearchParams) => ({
  text: askedText(params),
  state: askedWord(params, 'state', emailStates),
  kind: askedWord(params, 'kind', emailKinds),
})
