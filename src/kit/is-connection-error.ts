/** Each browser has its own message for a failed request, and the router has one for an interrupted response. */
const words = /failed to fetch|networkerror|network error|load failed|network connection was lost/i
const brokenOff = /^unable to decode turbo-stream|^no response body to decode/i

/** Whether the connection failed, not the shop. */
export const isConnectionError = (error: unknown) =>
  error instanceof Error && ((error instanceof TypeError && words.test(error.message)) || brokenOff.test(error.message))
