/** Begins the last line of an exported file, which is not a row; no SKU or code begins like this. */
export const endMark = '##'

/** Whether a row of an imported file is that last line: all other cells are empty. */
export const isEndLine = ([first = '', ...others]: string[]) => first.startsWith(`${endMark} `) && !others.some(Boolean)
