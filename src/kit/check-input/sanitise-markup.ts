const kept = new Set('a b strong i em u s sub sup br hr p ul ol li h2 h3 h4 blockquote pre code span'.split(' '))
const empty = new Set(['br', 'hr'])
/** Elements whose content is no text. */
const hollow =
  /<(script|style|iframe|object|embed|svg|math|template|noscript|textarea|title|xmp|noembed|noframes|plaintext)(?![\w-])[^<>]{0,1000}>/gi
const piece = /<!--[^<>]{0,2000}-->|<(\/?)([a-z][a-z0-9-]{0,30})([^<>]{0,2000})>?|[<>]/gi
const address = /\bhref\s?=\s?(?:"([^"]{0,2000})"|'([^']{0,2000})'|([^\s"'>]{1,2000}))/i
/** Only addresses whose kind can be read at a glance. */
const safe = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))[^\s"'<>`\\]*$/i

/** Leaves out what stands between `<script>` and its end, and the like. */
function withoutHollow(html: string) {
  let text = ''
  let from = 0
  const lower = html.toLowerCase()
  for (const found of html.matchAll(hollow)) {
    if (found.index < from) continue
    text += html.slice(from, found.index)
    const end = lower.indexOf(`</${found[1]!.toLowerCase()}`, found.index)
    if (end < 0) return text
    from = end
  }
  return text + html.slice(from)
}

/** Built anew from the few tags that are kept; nothing of the source is passed on but text and safe addresses. */
export function sanitiseMarkup(html: string) {
  const text = withoutHollow(html)
  let isCut = text !== html
  const clean = text.replace(piece, (all, slash = '', name = '', rest = '') => {
    if (all === '<') return '&lt;'
    if (all === '>') return '&gt;'
    const tag = String(name).toLowerCase()
    const attributes = String(rest).replace(/^[\s/]+|[\s/]+$/g, '')
    if (!kept.has(tag)) isCut = true
    if (!kept.has(tag) || (slash && empty.has(tag))) return ''
    const href = tag === 'a' && !slash ? hrefOf(attributes) : ''
    if (attributes && attributes.replace(address, '') !== '') isCut = true
    if (attributes && !href) isCut = true
    return slash ? `</${tag}>` : href ? `<a href="${href}">` : `<${tag}>`
  })
  return { html: clean, isCut }
}

function hrefOf(attributes: string) {
  const [, double, single, bare] = address.exec(attributes) ?? []
  const href = double ?? single ?? bare ?? ''
  return safe.test(href) ? href : ''
}

/** Only the text between the tags; `a < b` keeps its sign. */
export const stripMarkup = (html: string) =>
  withoutHollow(html).replace(/<!--[^<>]{0,2000}-->|<\/?[a-z][^<>]{0,2000}>/gi, '')
