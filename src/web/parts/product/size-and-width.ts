/** A cell of the grid is one radio for two choices: `245_R`. */
export const fitName = 'fit'
export const fitOf = (size: string, width: string) => `${size}_${width}`

/** For a button that chooses a size and is gone then: the focus moves to the chosen size, else to the first one. Waits until the choice is drawn. */
export const focusSize = () =>
  requestAnimationFrame(() => {
    const radios = `input[type=radio]:is([name=size], [name=${fitName}]):enabled`
    const sizes = [...document.querySelectorAll<HTMLInputElement>(radios)]
    const goal = sizes.find(({ checked }) => checked) ?? sizes[0]
    goal?.focus()
  })

/** Fields of a form or an address, with a cell of the grid split into size and width. */
export function withFit<Fields extends Record<string, unknown>>(fields: Fields): Fields & Record<string, string> {
  const fit = fields[fitName]
  const [, size, width] = (typeof fit === 'string' && /^([^_]{1,40})_([^_]{1,40})$/.exec(fit)) || []
  return { ...fields, ...(size && width && { size, width }) } as Fields & Record<string, string>
}
