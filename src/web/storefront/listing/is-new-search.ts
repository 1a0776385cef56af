/** Whether an address is a search just typed. Another page, filter or order of the same results is not counted as one more search. */
export const isNewSearch = ({ q, chips }: { q: string; chips: readonly unknown[] }, params: URLSearchParams) =>
  q !== '' && !chips.length && !params.has('page') && !params.has('sort')
