/** What a table holds under a key that came from outside; `constructor` and the like, which every object inherits, are not in it. */
export const ownValue = <T>(table: Readonly<Record<string, T>>, key: string | null | undefined): T | undefined =>
  key != null && Object.hasOwn(table, key) ? table[key] : undefined
