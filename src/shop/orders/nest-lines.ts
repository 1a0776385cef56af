/** Lines of an order with the services done to each under it. */
export const nestLines = <L extends { id: string; partOf: string | null }>(
  lines: readonly L[],
): (L & { services: L[] })[] =>
  lines
    .filter((line) => line.partOf === null)
    .map((line) => ({ ...line, services: lines.filter((one) => one.partOf === line.id) }))
