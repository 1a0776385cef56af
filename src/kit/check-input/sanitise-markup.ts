const allowedTags = new Set('a b strong i em u s sub sup br hr p ul ol li h2 h3 h4 blockquote pre code span'.split(' '))
const empty = new Set(['br', 'hr'])
/** Elements whose content is not text. */
const hollow =
  /<(script|style|iframe|object|embed|svg|math|template|noscript|textarea|title|xmp|noembed|noframes|plaintext)(?![\w-])[^<>]{0,1000}>/gi
const piece = /<!--[^<>]{0,2000}-->|<(\/?)([a-z][a-z0-9-]{0,30})([^<>]{0,2000})>?|[<>]/gi
const address = /\bhref\s?=\s?(?:"([^"]{0,2000})"|'([^']{0,2000})'|([^\s"'>]{1,2000}))/i
/** Only addresses with a known scheme. */
const safe = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))[^\s"'<>`\\]*$/i

/** Removes `<script>` and similar elements with their content. */
function withoutHollow(html: string) {
  let text = ''
  let from = 0
  const lower = html.toLowerCase()
  for (const match of html.matchAll(hollow)) {
    if (match.index < from) continue
    text += html.slice(from, match.index)
    const end = lower.indexOf(`</${match[1]!.toLowerCase()}`, match.index)
    if (end < 0) return text
    from = end
  }
  return text + html.slice(from)
}

/** Builds the markup anew from the few allowed tags; nothing of the source is kept but text and safe addresses. */
export function sanitiseMarkup(html: string) {
  const text = withoutHollow(html)
  let isCut = text !== html
  const clean = text.replace(piece, (all, slash = '', name = '', attributeText = '') => {
    if (all === '<') return '&lt;'
    if (all === '>') return '&gt;'
    const tag = String(name).toLowerCase()
    const attributes = String(attributeText).replace(/^[\s/]+|[\s/]+$/g, '')
    if (!allowedTags.has(tag)) isCut = true
    if (!allowedTags.has(tag) || (slash && empty.has(tag))) return ''
    const href = tag === 'a' && !slash ? hrefOf(attributes) : ''
    if (attributes && attributes.replace(address, '') !== '') isCut = true
    if (attributes && !href) isCut = true
    return slash ? `</${tag}>` : href ? `<a href="${href}">` : `<${tag}>`
  })
  return { html: clean, isCut }
}

function hrefOf(attributes: string) {
  const [, double, single, unquoted] = address.exec(attributes) ?? []
  const href = double ?? single ?? unquoted ?? ''
  return safe.test(href) ? href : ''
}

const withoutTags = (html: string) => withoutHollow(html).replace(/<!--[^<>]{0,2000}-->|<\/?[a-z][^<>]{0,2000}>/gi, '')

/** Tags within tags, as in `<<b>script>`, take one round each; no honest text has so many. */
const rounds = 10

/** Only the text between the tags; `a < b` keeps its character. */
export function stripMarkup(html: string) {
  let text = html
  for (let round = 0; round < rounds; round += 1) {
    const next = withoutTags(text)
    if (next === text) return text
    text = next
  }
  return text.replace(/[<>]/g, '')
}
