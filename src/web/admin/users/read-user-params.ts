import { userKinds, userSorts, userStates } from '#flows/users/user-kinds.ts'
import { searchFields } from '#web/shell/search/search-fields.ts'

/** What the address asks of the people; words it does not know ask for nothing. */
export const readUserParams = (params: URLSearchParams) => ({
  text: (params.get('q') ?? '').trim().slice(0, searchFields.q.max),
  kind: userKinds.find((kind) => kind === params.get('role')) ?? null,
  state: userStates.find((state) => state === params.get('state')) ?? null,
  sort: userSorts.find((sort) => sort === params.get('sort')) ?? ('-joined' as const),
})
