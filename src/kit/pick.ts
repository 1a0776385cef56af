/** The named parts of an object and nothing else: what leaves the house is chosen, not left over. */
export const pick = <T extends object, K extends keyof T>(from: T, keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>
