/** A text as an interpreter might see it after several decoders. Only checked, never stored. */
export type Form = {
  /** Lower case; each run of whitespace is one space, or one line break if it contained one. */
  text: string
  /** The same with its capitals, since Unix commands are case-sensitive. */
  cased: string
}

/** Text that is encoded more often is not decoded by other programs either, so it does no harm (docs/reference/security.md 4). */
const rounds = 3

/** Entities of characters that mean something to an interpreter: name and character in turn. */
const signs =
  `lt < gt > amp & quot " apos ' colon : semi ; comma , period . equals = excl ! num # dollar $ lpar ( rpar ) lsqb [ lbrack [ rsqb ] rbrack ] lcub { lbrace { rcub } rbrace } sol / bsol \\ grave ${'`'} vert | verbar | plus + ast * midast * percnt % lowbar _ commat @ quest ? hyphen -`.split(
    ' ',
  )
const named: Record<string, string> = { nbsp: ' ', tab: '\t', newline: '\n', zerowidthspace: '' }
for (let at = 0; at < signs.length; at += 2) named[signs[at]!] = signs[at + 1]!

const fromCode = (digits: string, radix: number) => {
  const code = Number.parseInt(digits, radix)
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** Bytes as lenient UTF-8 decoders read them: an overlong form (`%c0%ae`) is its character. */
function readBytes(bytes: number[]) {
  let text = ''
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at]!
    const more = lead < 0xc0 ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3
    if (lead >= 0x80 && !more) {
      // A space of Latin-1: databases skip it too (`1%A0and%A01=1`).
      if (lead === 0xa0 || lead === 0x85) text += ' '
      continue
    }
    let code = more ? lead & (0x3f >> more) : lead
    for (let step = 0; step < more && at + 1 < bytes.length; step += 1) code = (code << 6) | (bytes[(at += 1)]! & 0x3f)
    text += code <= 0x10ffff ? String.fromCodePoint(code) : ''
  }
  return text
}

const readPercents = (run: string) =>
  readBytes(
    run
      .slice(1)
      .split('%')
      .map((pair) => Number.parseInt(pair, 16)),
  )

const decodeOnce = (text: string) =>
  text
    .replace(/(?:%[0-9a-f]{2})+/gi, readPercents)
    .replace(/[%\\]{1,4}u([0-9a-f]{4})/gi, (_, code: string) => fromCode(code, 16))
    .replace(/\\{1,4}u\{0{0,8}([0-9a-f]{1,6})\}/gi, (_, code: string) => fromCode(code, 16))
    .replace(/\\{1,4}x([0-9a-f]{2})/gi, (_, code: string) => fromCode(code, 16))
    .replace(/\\{1,2}0?(7[0-7]|[45][0-7])(?!\d)/g, (_, code: string) => fromCode(code, 8))
    .replace(/&#x0{0,8}([0-9a-f]{1,6});?/gi, (_, code: string) => fromCode(code, 16))
    .replace(/&#0{0,8}(\d{1,7});?/g, (_, code: string) => fromCode(code, 10))
    // In one pass: what `&amp;` decodes to is decoded in the next round.
    .replace(
      /&(?:([a-z]{2,14});|(lt|gt)(?![=;])|(amp|quot|nbsp)(?![a-z0-9=;]))/gi,
      (all, closed?: string, open?: string, apart?: string) => named[(closed ?? open ?? apart)!.toLowerCase()] ?? all,
    )
    // UTF-7, which old browsers guessed: only the characters that open markup.
    .replace(/\+AD(w|4)-?/g, (_, sign: string) => (sign === 'w' ? '<' : '>'))
    .replace(/\+AC(I|c)-/g, (_, sign: string) => (sign === 'I' ? '"' : "'"))

/** Invisible characters; whitespace stays. */
const invisible = /[[\p{Cf}\p{Cc}\p{Co}\p{Default_Ignorable_Code_Point}]--[\t\n\v\f\r\u0085]]/gv

/** `¼script¾`: seven-bit readers drop the high bit, which makes brackets of the two. A fraction before a word (`7¼in`) has no partner. */
const sevenBit = /¼(\/?[a-z][^¼¾]{0,300})¾/gi

/** Only visible characters, each in its plain width and style. */
const visible = (text: string) =>
  text.replace(invisible, '').replace(sevenBit, '<$1>').normalize('NFKC').replace(invisible, '')

/** Each round starts with visible text, because `％3C` and `%3` + an invisible character + `C` are also decoded as `<`. */
function decode(seen: string) {
  let text = seen
  for (let round = 0; round < rounds; round += 1) {
    const next = visible(decodeOnce(text))
    if (next === text) break
    text = next
  }
  return text
}

function plain(seen: string): Form {
  const cased = seen
    .replace(/[∕⁄⧸]/g, '/')
    .replace(/[∖⧵]/g, '\\')
    .replace(/[\s\u0085]+/g, (run) => (/[\n\r\u0085\u2028\u2029]/.test(run) ? '\n' : ' '))
  return { cased, text: cased.toLowerCase() }
}

/** The text as typed and as decoded; only one form if both are equal. */
export function formsOf(raw: string): Form[] {
  const seen = visible(raw)
  const decoded = decode(seen)
  return decoded === seen ? [plain(seen)] : [plain(seen), plain(decoded)]
}
