import { mailKinds } from '#shop/notifications/mail-kind.ts'
import { mailStates } from '#shop/notifications/mail-state.ts'
import { searchFields } from '#web/chrome/search-fields.ts'

const oneOf = <T extends string>(known: readonly T[], asked: string | null) =>
  known.find((one) => one === asked) ?? null

/** What the address asks of the log; words it does not know ask for nothing. */
export const askedMails = (params: URLSearchParams) => ({
  text: (params.get('q') ?? '').trim().slice(0, searchFields.q.max),
  state: oneOf(mailStates, params.get('state')),
  kind: oneOf(mailKinds, params.get('kind')),
})
