/** The first picture that no earlier card uses, else the first one: cards with the same first picture look alike. */
export function takeOwn(files: readonly string[], taken: Set<string>) {
  const own = files.find((file) => !taken.has(file)) ?? files[0]
  if (own) taken.add(own)
  return own
}
