/** Runs the work for each element, at most `atATime` at once. */
export async function inTurns<T, R>(all: T[], atATime: number, work: (one: T, at: number) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const worker = async () => {
    for (let at = next++; at < all.length; at = next++) results[at] = await work(all[at]!, at)
  }
  await Promise.all(Array.from({ length: atATime }, worker))
  return results
}
