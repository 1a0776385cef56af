type Answers<T extends readonly unknown[]> = { -readonly [K in keyof T]: Awaited<T[K]> }

/** SQLSTATE of every statement after the one that failed. */
const aborted = '25P02'

const isAfterwards = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === aborted || isAfterwards(error.cause))

/**
 * Sends several statements of one transaction (or of the database) at once; they run in this order. After a failure the others are still awaited,
 * because a write after the rollback would stay; the first cause is thrown.
 */
export async function pipelined<T extends readonly unknown[]>(...queries: T): Promise<Answers<T>> {
  const settled = await Promise.allSettled(queries)
  const failed = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  if (failed.length) throw failed.find((error) => !isAfterwards(error)) ?? failed[0]
  return settled.map((one) => (one as PromiseFulfilledResult<unknown>).value) as Answers<T>
}
