/** The first picture that no earlier card uses, else the first one: cards with the same first picture look alike. */
export function pickUnused(files: readonly string[], used: Set<string>) {
  const own = files.find((file) => !used.has(file)) ?? files[0]
  if (own) used.add(own)
  return own
}
