import { searchFields } from '#web/shell/search/search-fields.ts'

/** What is sought in a list, no longer than its field lets one type. */
export const askedText = (params: URLSearchParams) =>
  (params.get('q') ?? '').normalize().trim().slice(0, searchFields.q.max)

/** A word of the address, where it is one of these: words that a list does not know ask for nothing. */
export const askedWord = <T extends string>(params: URLSearchParams, name: string, known: readonly T[]) =>
  known.find((one) => one === params.get(name)) ?? null
