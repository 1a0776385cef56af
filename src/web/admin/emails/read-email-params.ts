import { emailKinds } from '#shop/notifications/email-kind.ts'
import { emailStates } from '#shop/notifications/email-state.ts'
import { searchFields } from '#web/shell/search/search-fields.ts'

const oneOf = <T extends string>(known: readonly T[], asked: string | null) =>
  known.find((one) => one === asked) ?? null

/** What the address asks of the log; words it does not know ask for nothing. */
export const readEmailParams = (params: URLSearchParams) => ({
  text: (params.get('q') ?? '').trim().slice(0, searchFields.q.max),
  state: oneOf(emailStates, params.get('state')),
  kind: oneOf(emailKinds, params.get('kind')),
})
