/** Joins class names. It does not settle conflicts: a `className` given to furniture is for placing it (margin, width, grid), not for repainting it. */
export const cx = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')
