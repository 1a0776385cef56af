/** Reads `?done=save`, if the page has a message for it. */
export const readDoneParam = <Done extends string>(words: Record<Done, unknown>, { searchParams }: URL) =>
  (Object.keys(words) as Done[]).find((one) => one === searchParams.get('done'))
