/** Field names for one returned piece. */
export const pieceFields = (lineId: string, number: number) => ({
  came: `came-${lineId}-${number}`,
  note: `note-${lineId}-${number}`,
})
