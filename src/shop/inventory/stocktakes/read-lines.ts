import { readWhole } from '#kit/read-dong.ts'

export type TypedLine = { code: string; quantity: number; line: number }
type UnreadableLine = { line: number; text: string }

const maxQuantity = 100_000

/**
 * Parses pasted or scanned lines: a SKU or barcode, then the quantity (`SKU 12`, `SKU;12`, a column of a spreadsheet); without a quantity, as a scanner
 * writes it, one piece. Equal codes are summed. Unreadable lines are answered as they are.
 */
export function readLines(text: string): { lines: TypedLine[]; faulty: UnreadableLine[] } {
  const lines = new Map<string, TypedLine>()
  const faulty: UnreadableLine[] = []
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const trimmed = raw.trim()
    if (!trimmed) continue
    const [, code, number] = /^([^\s;,]+)(?:[\s;,]+([\d.,]+))?$/u.exec(trimmed) ?? []
    const quantity = number === undefined ? 1 : readWhole(number)
    if (!code || code.length > 80 || quantity === undefined || quantity > maxQuantity) {
      faulty.push({ line: at + 1, text: trimmed.slice(0, 80) })
      continue
    }
    const key = code.toUpperCase()
    const existing = lines.get(key)
    lines.set(key, {
      code: existing?.code ?? code,
      quantity: quantity + (existing?.quantity ?? 0),
      line: existing?.line ?? at + 1,
    })
  }
  return { lines: [...lines.values()], faulty }
}
