export const maxRedirectLines = 500

export type RedirectLine = { line: number; from: string; to: string }

/** Parses lines from a spreadsheet: source and target, separated by a tab, a semicolon or a comma; a heading line is left out. */
export function readRedirectLines(text: string): RedirectLine[] {
  return text
    .split(/\r?\n/)
    .map((row, at) => ({ row: row.trim(), line: at + 1 }))
    .filter(({ row, line }) => row && !(line === 1 && !/[/:]/.test(row)))
    .map(({ row, line }) => {
      const mark = ['\t', ';', ','].find((one) => row.includes(one)) ?? ','
      const [from = '', ...rest] = row.split(mark)
      const [source, target] = [from, rest.join(mark)].map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
      return { line, from: source!, to: target! }
    })
}
