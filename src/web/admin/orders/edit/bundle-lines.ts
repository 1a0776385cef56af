import type { EditView } from './read-edit.ts'

/** The line of a set that says how many: both parts are as many. */
export const firstOfBundle = ({ lines }: EditView, line: EditView['lines'][number]) =>
  line.setId ? lines.find(({ setId }) => setId === line.setId)! : line
