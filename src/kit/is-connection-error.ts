/** Every browser has its own message for an answer that never came, and the router has one for an answer that broke off. */
const words = /failed to fetch|networkerror|network error|load failed|network connection was lost/i
const brokenOff = /^unable to decode turbo-stream|^no response body to decode/i

/** The connection failed, and not the shop. */
export const isConnectionError = (error: unknown) =>
  error instanceof Error && ((error instanceof TypeError && words.test(error.message)) || brokenOff.test(error.message))
