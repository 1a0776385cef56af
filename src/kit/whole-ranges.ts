/** Keeps a range such as 9:00–20:00 on one line: browsers may break after a dash, but not at a word joiner (U+2060). */
export const wholeRanges = (text: string) => text.replaceAll(/(?<=\d)–(?=\d)/g, '–\u2060')
