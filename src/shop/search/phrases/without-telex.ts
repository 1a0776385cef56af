/** What is left when Vietnamese is typed with the keyboard's Telex or VNI switched off: `giayf truowtj`, `giay2 tru7o75t`. */
const shape = (word: string) =>
  word
    .replace(
      /([a-z])\d+(?=[a-z]|$)|\d+(?=[a-z])/g,
      (found, letter: string | undefined) => letter ?? (/^\d+$/.test(found) ? '' : found),
    )
    .replace(/([aeo])\1/g, '$1')
    .replace(/dd/g, 'd')
    .replace(/([aou])w/g, '$1')
    .replace(/^w|(?<=[^aou])w/g, 'u')

/** The folded words without the leftovers. It damages English (`box`, `skates`), so it is asked only when nothing else was found. */
export const withoutTelex = (folded: string) =>
  folded
    .split(' ')
    .map((word) =>
      /^\d+(\.\d+)?$/.test(word) ? word : shape(word.replace(/(?<=[aeiouyw])([a-z]*?)[fsrxj](?=[a-z]*$)/, '$1')),
    )
    .join(' ')
