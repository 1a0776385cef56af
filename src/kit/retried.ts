/** Loading of a page is tried 3 more times, each after a second longer than the one before (docs/reference/spec.md 4). */
export const loadRetries = 3
const retryPauseMs = 1000

/** Asks again after 1 s, 2 s … while `load` fails and there is hope; it is told which try this is, from 0. */
export async function retried<T>(
  load: (attempt: number) => Promise<T>,
  retries = loadRetries,
  isHopeless: (error: unknown) => boolean = () => false,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load(attempt)
    } catch (error) {
      if (attempt >= retries || isHopeless(error)) throw error
      await new Promise((wake) => setTimeout(wake, retryPauseMs * (attempt + 1)))
    }
  }
}
