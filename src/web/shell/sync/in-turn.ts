/** Runs `step` one after the other; whoever asks before the next one has begun shares its answer. */
export function inTurn<T>(step: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  let waiting: Promise<T> | undefined
  return () => {
    waiting ??= last = begin(last)
    return waiting
  }

  async function begin(before: Promise<unknown>) {
    await before.catch(() => {})
    waiting = undefined
    return step()
  }
}
