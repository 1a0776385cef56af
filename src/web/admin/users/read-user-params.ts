import { userKinds, userSorts, userStates } from '#flows/users/user-kinds.ts'
import { textParam, enumParam } from '#web/admin-kit/list/list-params.ts'

/** Reads the query of the list; unknown values do not filter. */
export const readUserParams = (params: URLSearchParams) => ({
  text: textParam(params),
  kind: enumParam(params, 'role', userKinds),
  state: enumParam(params, 'state', userStates),
  sort: enumParam(params, 'sort', userSorts) ?? ('-joined' as const),
})
