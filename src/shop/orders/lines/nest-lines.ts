type Line = { id: string; partOf: string | null; name: string; bundleId?: string | null }

/** Lines of an order with their services nested; `setWith` has the names of the other parts of a bundle. */
export const nestLines = <L extends Line>(lines: readonly L[]): (L & { services: L[]; setWith: string | null })[] =>
  lines
    .filter((line) => line.partOf === null)
    .map((line) => ({
      ...line,
      services: lines.filter((one) => one.partOf === line.id),
      setWith: partnersOf(line, lines),
    }))

function partnersOf<L extends Line>({ id, bundleId }: L, lines: readonly L[]) {
  if (!bundleId) return null
  const others = lines.filter((one) => one.bundleId === bundleId && one.partOf === null && one.id !== id)
  return others.map(({ name }) => name).join(', ') || null
}
