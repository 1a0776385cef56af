/** What the address says was done, as far as the page has words for it: `?done=save`. */
export const readDoneParam = <Done extends string>(words: Record<Done, unknown>, { searchParams }: URL) =>
  (Object.keys(words) as Done[]).find((one) => one === searchParams.get('done'))
