import { emailKinds } from '#shop/notifications/email-kind.ts'
import { emailStates } from '#shop/notifications/email-state.ts'
import { askedText, askedWord } from '#web/admin-kit/list/list-params.ts'

/** What the address asks of the log; words it does not know ask for nothing. */
export const readEmailParams = (params: URLSearchParams) => ({
  text: askedText(params),
  state: askedWord(params, 'state', emailStates),
  kind: askedWord(params, 'kind', emailKinds),
})
