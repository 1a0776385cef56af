import type { Outline } from './instance.ts'

export type Drawn = Outline & { codes: number[] }
type Frame = { name: string; weight: number; table: (tag: string) => Buffer }

/** A plain TrueType file of these letters: what a PDF can hold. The first is drawn where a letter is missing. */
export function writeSfnt(glyphs: Drawn[], { name, weight, table }: Frame): Buffer {
  const shapes = glyphs.map(encode)
  const tables: Record<string, Buffer> = {
    'OS/2': patched(table('OS/2'), (b) => b.writeUInt16BE(weight, 4)),
    cmap: cmap(glyphs),
    glyf: Buffer.concat(shapes),
    head: patched(table('head'), (b) => (b.writeUInt32BE(0, 8), b.writeInt16BE(1, 50))),
    hhea: patched(table('hhea'), (b) => b.writeUInt16BE(glyphs.length, 34)),
    hmtx: Buffer.concat(glyphs.map(({ advance, lsb }) => Buffer.from([...int16(advance), ...int16(lsb)]))),
    loca: loca(shapes),
    maxp: maxp(table('maxp'), glyphs),
    name: names(name),
    post: patched(table('post').subarray(0, 32), (b) => b.writeUInt32BE(0x00030000, 0)),
  }
  return assemble(tables)
}

const int16 = (value: number) => [(value >> 8) & 255, value & 255]
const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])

function patched(from: Buffer, change: (bytes: Buffer) => unknown) {
  const bytes = Buffer.from(from)
  change(bytes)
  return bytes
}

/** Points as they are, 16 bits each: the PDF packs them anyway. */
function encode({ points }: Drawn): Buffer {
  if (!points.length) return Buffer.alloc(0)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const ends = points.flatMap(({ endContour }, at) => (endContour ? [at] : []))
  const head = [ends.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), ...ends, 0]
  const steps = (all: number[]) => all.flatMap((value, at) => int16(value - (all[at - 1] ?? 0)))
  const flags = points.map(({ onCurve }) => (onCurve ? 1 : 0))
  return padded(Buffer.from([...head.flatMap(int16), ...flags, ...steps(xs), ...steps(ys)]))
}

function loca(shapes: Buffer[]) {
  const bytes = Buffer.alloc((shapes.length + 1) * 4)
  let at = 0
  for (const [index, shape] of shapes.entries()) {
    at += shape.length
    bytes.writeUInt32BE(at, (index + 1) * 4)
  }
  return bytes
}

const maxp = (from: Buffer, glyphs: Drawn[]) =>
  patched(from, (bytes) => {
    bytes.writeUInt16BE(glyphs.length, 4)
    bytes.writeUInt16BE(Math.max(...glyphs.map(({ points }) => points.length)), 6)
    bytes.writeUInt16BE(Math.max(...glyphs.map(({ points }) => points.filter((one) => one.endContour).length)), 8)
  })

/** Format 12, each character a group of its own. */
function cmap(glyphs: Drawn[]) {
  const pairs = glyphs.flatMap(({ codes }, glyph) => codes.map((code) => [code, glyph] as const))
  const groups = pairs.toSorted(([a], [b]) => a - b)
  const bytes = Buffer.alloc(12 + 16 + groups.length * 12)
  for (const [at, value] of [0, 1, 3, 10].entries()) bytes.writeUInt16BE(value, at * 2)
  bytes.writeUInt32BE(12, 8)
  bytes.writeUInt16BE(12, 12)
  bytes.writeUInt32BE(16 + groups.length * 12, 16)
  bytes.writeUInt32BE(groups.length, 24)
  for (const [at, [code, glyph]] of groups.entries())
    for (const [part, value] of [code, code, glyph].entries()) bytes.writeUInt32BE(value, 28 + at * 12 + part * 4)
  return bytes
}

function names(name: string) {
  const text = Buffer.from(name, 'utf16le').swap16()
  const ids = [1, 4, 6]
  const rows = ids.flatMap((id) => [3, 1, 0x409, id, text.length, 0])
  return Buffer.concat([Buffer.from([0, ids.length, 6 + ids.length * 12, ...rows].flatMap(int16)), text])
}

function assemble(tables: Record<string, Buffer>): Buffer {
  const tags = Object.keys(tables).toSorted()
  const power = 2 ** Math.floor(Math.log2(tags.length))
  const head = Buffer.alloc(12 + tags.length * 16)
  head.writeUInt32BE(0x00010000, 0)
  for (const [at, value] of [tags.length, power * 16, Math.log2(power), (tags.length - power) * 16].entries())
    head.writeUInt16BE(value, 4 + at * 2)
  let offset = head.length
  for (const [at, tag] of tags.entries()) {
    head.write(tag, 12 + at * 16, 'latin1')
    head.writeUInt32BE(offset, 12 + at * 16 + 8)
    head.writeUInt32BE(tables[tag]!.length, 12 + at * 16 + 12)
    offset += padded(tables[tag]!).length
  }
  return Buffer.concat([head, ...tags.map((tag) => padded(tables[tag]!))])
}
