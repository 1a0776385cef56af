import { readableWords } from '#platform/forms/readable.ts'
import type { ImportState } from '#shop/imports/import.ts'
import { m } from '#words/messages.js'

export const importStateWords: Record<ImportState, () => string> = readableWords({
  matching: () => m.import_matching(),
  checking: () => m.import_checking(),
  checked: () => m.import_checked(),
  running: () => m.import_running(),
  done: () => m.import_done(),
})
