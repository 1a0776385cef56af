/** `key: value` lines between two `---`, then the text. */
export function readFrontMatter(file: string): { head: Record<string, string>; text: string } {
  const found = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file.replaceAll('\r\n', '\n'))
  if (!found) throw new Error('a text begins with its head between two lines of ---')
  const lines = found[1]!.split('\n').map((line) => {
    const at = line.indexOf(':')
    if (at < 1) throw new Error(`not a line of a head: ${line}`)
    return [line.slice(0, at).trim(), line.slice(at + 1).trim()]
  })
  return { head: Object.fromEntries(lines) as Record<string, string>, text: found[2]! }
}
