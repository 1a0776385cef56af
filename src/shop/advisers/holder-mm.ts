/** Lengths in mm in which holders of hockey skates are made (docs/reference/skating.md 3.2). */
export const holderLengths = [212, 221, 230, 238, 246, 254, 263, 272, 280, 288, 296, 306]

/** The holder nearest to boot + 7 mm, the smaller one of two equally near; none if all are more than 12 mm away. */
export function holderMm(bootMm: number) {
  const deviation = (holder: number) => Math.abs(holder - bootMm - 7)
  const nearest = holderLengths.reduce((best, holder) => (deviation(holder) < deviation(best) ? holder : best))
  return deviation(nearest) <= 12 ? nearest : undefined
}
