/** A cell of the grid is one radio for two choices: `245_R`. */
export const fitName = 'fit'
export const fitOf = (size: string, width: string) => `${size}_${width}`

/** Fields of a form or an address, with a cell of the grid split into size and width. */
export function withFit<Fields extends Record<string, unknown>>(fields: Fields): Fields & Record<string, string> {
  const fit = fields[fitName]
  const [, size, width] = (typeof fit === 'string' && /^([^_]{1,40})_([^_]{1,40})$/.exec(fit)) || []
  return { ...fields, ...(size && width && { size, width }) } as Fields & Record<string, string>
}
