import { loadRetries, retried } from './retried.ts'

/** The server answered with an error status. */
export class FailedResponse extends Error {
  readonly status: number
  constructor({ status, url }: Response) {
    super(`${status} from ${new URL(url || 'http://localhost').pathname}`)
    this.status = status
  }
}

/** A refusal is final; a lost connection, a server error or a busy shop is worth another try. */
const isRetryable = (error: unknown) =>
  !(error instanceof FailedResponse) || error.status >= 500 || error.status === 429

/** Fetches small data for a page and retries after 1, 2 and 3 s. An aborted `signal` ends it at once. */
export const fetchJson = <T>(href: string, init: RequestInit = {}, retries = loadRetries) =>
  retried(
    async () => {
      const answer = await fetch(href, init)
      if (!answer.ok) throw new FailedResponse(answer)
      return (await answer.json()) as T
    },
    retries,
    (error) => Boolean(init.signal?.aborted) || !isRetryable(error),
  )
