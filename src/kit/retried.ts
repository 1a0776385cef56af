/** Loading a part is tried 3 more times, each after one second more than the time before (docs/reference/spec.md 4). */
export const loadRetries = 3
const retryPauseMs = 1000

/** Retries `load` after 1 s, 2 s … unless the error is hopeless. `load` receives the number of the attempt, from 0. */
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
      await new Promise((resolve) => setTimeout(resolve, retryPauseMs * (attempt + 1)))
    }
  }
}
