import { orRefusal, type Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/db.server.ts'
import { saveRedirect } from './save-redirect.ts'

export const mostRedirectLines = 500

type Line = { line: number; from: string; to: string }
export type ImportedLine = Line & {
  outcome: 'new' | 'changed' | 'same' | 'refused'
  refusal?: Refusal
  leadsTo?: string
}

/** Lines as a spreadsheet copies or saves them: source and target with a tab, a semicolon or a comma between; a first line of headings is left out. */
export function readRedirectLines(text: string): Line[] {
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

class Tried extends Error {
  lines: ImportedLine[]
  constructor(lines: ImportedLine[]) {
    super('tried')
    this.lines = lines
  }
}

/** Saves many redirects, line by line; what is refused is left out and said. Tried only, all of it is done the same way and taken back, so that what is shown is what will be. */
export async function importRedirects(db: Db, actor: string, { lines, isTry }: { lines: Line[]; isTry: boolean }) {
  try {
    return await db.transaction(async (tx) => {
      const done: ImportedLine[] = []
      for (const line of lines) done.push(await saveLine(tx, actor, line))
      if (isTry) throw new Tried(done)
      return done
    })
  } catch (error) {
    if (error instanceof Tried) return error.lines
    throw error
  }
}

async function saveLine(tx: Db, actor: string, line: Line): Promise<ImportedLine> {
  const { from, to } = line
  const { done, refusal } = await orRefusal(saveRedirect(tx, actor, { from, to }))
  if (!done) return { ...line, outcome: 'refused', refusal }
  return { ...line, leadsTo: done.to, outcome: done.isSame ? 'same' : done.isNew ? 'new' : 'changed' }
}
