import { loadRetries, retried } from './retried.ts'

/** The server answered, but not with what was asked for. */
export class FailedResponse extends Error {
  readonly status: number
  constructor({ status, url }: Response) {
    super(`${status} from ${new URL(url || 'http://localhost').pathname}`)
    this.status = status
  }
}

/** A refusal is final; a lost connection, a server fault and a busy shop may pass. */
const mayPass = (error: unknown) => !(error instanceof FailedResponse) || error.status >= 500 || error.status === 429

/** Asks the shop for something small that a page needs, and again after 1, 2 and 3 s. Who has left (`signal`) is not waited for. */
export const fetchJson = <T>(href: string, init: RequestInit = {}, retries = loadRetries) =>
  retried(
    async () => {
      const answer = await fetch(href, init)
      if (!answer.ok) throw new FailedResponse(answer)
      return (await answer.json()) as T
    },
    retries,
    (error) => Boolean(init.signal?.aborted) || !mayPass(error),
  )
