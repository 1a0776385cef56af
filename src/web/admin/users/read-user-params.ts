import { userKinds, userSorts, userStates } from '#flows/users/user-kinds.ts'
import { askedText, askedWord } from '#web/admin-kit/list/list-params.ts'

/** Reads the query of the list; unknown values do not filter. */
export const readUserParams = (params: URLSearchParams) => ({
  text: askedText(params),
  kind: askedWord(params, 'role', userKinds),
  state: askedWord(params, 'state', userStates),
  sort: askedWord(params, 'sort', userSorts) ?? ('-joined' as const),
})
