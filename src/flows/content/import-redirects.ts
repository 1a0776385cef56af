import { orRefusal, type Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { RedirectLine } from '#shop/content/redirects/redirect-lines.ts'
import { saveRedirect } from './save-redirect.ts'

export type ImportedLine = RedirectLine & {
  outcome: 'new' | 'changed' | 'same' | 'refused'
  refusal?: Refusal
  leadsTo?: string
}

class Tried extends Error {
  lines: ImportedLine[]
  constructor(lines: ImportedLine[]) {
    super('tried')
    this.lines = lines
  }
}

/** Saves many redirects line by line and reports the refused ones. A dry run does the same and rolls back, so that the preview is exact. */
export async function importRedirects(
  db: Db,
  actor: string,
  { lines, isTry }: { lines: RedirectLine[]; isTry: boolean },
) {
  try {
    return await db.transaction(async (tx) => {
      const importedLines: ImportedLine[] = []
      for (const line of lines) importedLines.push(await saveLine(tx, actor, line))
      if (isTry) throw new Tried(importedLines)
      return importedLines
    })
  } catch (error) {
    if (error instanceof Tried) return error.lines
    throw error
  }
}

async function saveLine(tx: Db, actor: string, line: RedirectLine): Promise<ImportedLine> {
  const { from, to } = line
  const { done, refusal } = await orRefusal(saveRedirect(tx, actor, { from, to }))
  if (!done) return { ...line, outcome: 'refused', refusal }
  return { ...line, leadsTo: done.to, outcome: done.isSame ? 'same' : done.isNew ? 'new' : 'changed' }
}
