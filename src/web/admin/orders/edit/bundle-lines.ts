import type { EditView } from './read-edit.ts'

/** The first line of a bundle holds the quantity for all its parts. */
export const firstOfBundle = ({ lines }: EditView, line: EditView['lines'][number]) =>
  line.bundleId ? lines.find(({ bundleId }) => bundleId === line.bundleId)! : line
