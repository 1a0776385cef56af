/** The length in mm that sizes go by: that of a foot with weight on it. A foot measured sitting is 3 mm longer when standing (docs/reference/skating.md 1.3, 8.1). */
export const standingFoot = (mm: number, posture: 'standing' | 'sitting' | null | undefined) =>
  posture === 'sitting' ? mm + 3 : mm
