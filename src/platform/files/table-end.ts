/** Begins the last line of a file that was exported, which is no row of it; no SKU and no code begins so. */
export const endMark = '##'

/** A file that comes back holds that line too: nothing else stands in it. */
export const isEndLine = ([first = '', ...others]: string[]) => first.startsWith(`${endMark} `) && !others.some(Boolean)
