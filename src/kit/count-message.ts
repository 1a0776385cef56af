import type { Locale } from './localized.ts'
type Options = { locale?: Locale }
type One = (inputs: object, options?: Options) => string
type More = (inputs: { count: number }, options?: Options) => string

/** English has a singular: returns the message for one, or that for several. */
export const countMessage = (count: number, [one, more]: [One, More], options?: Options) =>
  count === 1 ? one({}, options) : more({ count }, options)
