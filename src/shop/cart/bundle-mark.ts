/**
 * A boot and a blade chosen as one bundle are two lines of a cart, joined by a mark among their services: a UUID of version 8, which no record of ours
 * has. The mark names no service and costs nothing; the quote decides whether the two are a bundle (checkout/find-bundles.ts).
 */
export const isBundleMark = (id: string) => id[14] === '8'

/** The mark of a line that is part of a bundle. */
export const bundleMarkIn = ({ services = [] }: { services?: readonly string[] }) => services.find(isBundleMark)

/** A line and the other lines of its bundle: they are removed, moved and saved together. */
export const linesOfSameBundle = <L extends { services?: readonly string[] }>(line: L, lines: readonly L[]): L[] => {
  const mark = bundleMarkIn(line)
  return mark ? lines.filter((one) => bundleMarkIn(one) === mark) : [line]
}
