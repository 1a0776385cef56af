const readOnlyByText = new Map<string, boolean>()
const maxEntries = 2_000

const writes =
  /\b(insert|update|delete|merge|truncate|share|nextval|setval|pg_notify|pg_sleep|set_config|pg_\w*advisory\w*)\b/i

/** Whether a statement only reads, and so waits for no lock. In doubt it counts as a write, for example with a column named `share`. */
export function isReadOnly(text: string) {
  const answer = readOnlyByText.get(text)
  if (answer !== undefined) return answer
  const reads = /^\s*(select|with)\b/i.test(text) && !writes.test(text)
  if (readOnlyByText.size < maxEntries) readOnlyByText.set(text, reads)
  return reads
}
