export const mostRedirectLines = 500

export type RedirectLine = { line: number; from: string; to: string }

/** Lines as a spreadsheet copies or saves them: source and target with a tab, a semicolon or a comma between; a first line of headings is left out. */
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
