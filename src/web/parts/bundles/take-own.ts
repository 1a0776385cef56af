/** The first picture that nobody took before, or else simply the first: cards that begin with the same picture look alike. */
export function takeOwn(files: readonly string[], taken: Set<string>) {
  const own = files.find((file) => !taken.has(file)) ?? files[0]
  if (own) taken.add(own)
  return own
}
