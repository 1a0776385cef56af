type Answers<T extends readonly unknown[]> = { -readonly [K in keyof T]: Awaited<T[K]> }

/** SQLSTATE of every statement after the one that failed. */
const aborted = '25P02'

const isAfterwards = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === aborted || isAfterwards(error.cause))

/**
 * Asks several things of one transaction (or of the database) at once: they travel together, and are done in the order in which they were asked.
 * When one fails the others are waited for all the same, because what is written after the rollback would stay; the first cause is thrown.
 */
export async function pipelined<T extends readonly unknown[]>(...asked: T): Promise<Answers<T>> {
  const settled = await Promise.allSettled(asked)
  const failed = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  if (failed.length) throw failed.find((error) => !isAfterwards(error)) ?? failed[0]
  return settled.map((one) => (one as PromiseFulfilledResult<unknown>).value) as Answers<T>
}
