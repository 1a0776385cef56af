/** What browsers say of an answer that never came, each in its own words, and the router of one that broke off half-way. */
const words = /failed to fetch|networkerror|network error|load failed|network connection was lost/i
const brokenOff = /^unable to decode turbo-stream|^no response body to decode/i

/** The connection failed, and not the shop. */
export const isConnectionError = (error: unknown) =>
  error instanceof Error && ((error instanceof TypeError && words.test(error.message)) || brokenOff.test(error.message))
