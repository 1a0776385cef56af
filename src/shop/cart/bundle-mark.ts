/**
 * Boot and blade that were chosen as one set stand in a cart as two lines, joined by a mark among their services: a UUID of version 8, which no record
 * of ours ever has. It names no service and costs nothing; whether the two are a set is for the quote to say (checkout/find-bundles.ts).
 */
export const isBundleMark = (id: string) => id[14] === '8'

/** The mark of a line, if it is of a set. */
export const bundleMarkIn = ({ services = [] }: { services?: readonly string[] }) => services.find(isBundleMark)

/** A line and those of its set: what becomes of one becomes of all. */
export const linesOfSameBundle = <L extends { services?: readonly string[] }>(line: L, lines: readonly L[]): L[] => {
  const mark = bundleMarkIn(line)
  return mark ? lines.filter((one) => bundleMarkIn(one) === mark) : [line]
}
