import { userKinds, userSorts, userStates } from '#flows/users/user-kinds.ts'
import { askedText, askedWord } from '#web/admin-kit/list/list-params.ts'

/** What the address asks of the people; words it does not know ask for nothing. */
export const readUserParams = (params: URLSearchParams) => ({
  text: askedText(params),
  kind: askedWord(params, 'role', userKinds),
  state: askedWord(params, 'state', userStates),
  sort: askedWord(params, 'sort', userSorts) ?? ('-joined' as const),
})
