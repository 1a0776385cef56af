import type { Form } from './canonical.ts'

/** Names of inline event handlers; unknown names count only inside a tag (`online=rẻ hơn` is prose). */
const handlers = [
  'on(?:abort|activate|afterprint|afterscriptexecute|animation(?:start|end|iteration|cancel)|auxclick|beforecopy',
  'beforecut|beforeinput|beforepaste|beforeprint|beforescriptexecute|beforetoggle|beforeunload|beforematch|begin',
  'blur|bounce|cancel|canplay(?:through)?|change|click|close|contentvisibilityautostatechange|contextmenu|copy',
  'cuechange|cut|dblclick|drag(?:end|enter|exit|leave|over|start)?|drop|durationchange|emptied|end|ended|error',
  'finish|focus(?:in|out)?|formdata|fullscreen(?:change|error)|gotpointercapture|hashchange|input|invalid',
  'key(?:down|press|up)|load(?:eddata|edmetadata|start|end)?|lostpointercapture|message(?:error)?',
  'mouse(?:down|enter|leave|move|out|over|up|wheel)|moz\\w{3,30}|offline|online|page(?:hide|show|reveal|swap)|paste',
  'pause|play(?:ing)?|pointer\\w{2,20}|popstate|progress|propertychange|ratechange|readystatechange|repeat|reset',
  'resize|rowsenter|scroll(?:end|snapchange|snapchanging)?|search|securitypolicyviolation|seek(?:ed|ing)',
  'select(?:start|ionchange)?|show|slotchange|stalled|start|storage|submit|suspend|timeupdate|toggle',
  'touch(?:cancel|end|move|start)|transition(?:cancel|end|run|start)|unhandledrejection|unload|volumechange',
  'waiting|webkit\\w{3,40}|wheel)',
].join('|')

/** `javascript:` with whitespace between its letters, as old browsers read it. */
const scheme = (name: string) => [...name].join('\\s?')
const scripted = `(?:${scheme('javascript')}|${scheme('vbscript')})\\s?:`

/** A word with its end: `onload=ạ=1` goes on as a script. */
const vietnamese = '[a-z]{0,8}[\\u00c0-\\u1eff][a-z\\u00c0-\\u1eff]{0,8}(?:[\\s,.!?]|$)'

/** With a space before its name a tag needs its end too: `subject < object` is prose. */
const loose =
  /<\s?[\\/]?\s?(?:script|iframe|object|embed|applet|style|frameset|marquee)(?:\s[\w-]{1,20}\s?=[^<>]{0,300})?\s?\/?>/

const tag = '<[a-z!?/][^<>]{0,1000}?'

/** Patterns that cannot be prose: they count in a password too. */
const sure = [
  loose,
  /<[\\/]{0,3}(?:script|iframe|object|embed|applet)(?=[\s/>"'=<;]|$)/,
  new RegExp(`<[a-z][^<>]{0,1000}?[\\s/"'\`]${handlers}\\s?=`),
  new RegExp(`(?<![\\w-])${handlers}\\s?=\\s?["']?[a-z_$][\\w.$]{0,60}\\s?[(\`]`),
  new RegExp(`${scripted}(?!${vietnamese})[a-z0-9(;/%'"\`[{!+~-]`),
  /data\s?:\s?(?:text\/html|image\/svg\+xml|application\/xhtml\+xml|(?:text|application)\/(?:xml|javascript))\s?[;,]/,
  /<(?:style[\s>]|(?:link|meta|base)\s[^<>]{0,1000}?\b(?:rel|href|http-equiv|content)\s?=)/,
  /<[a-z][^<>]{0,1000}?\sstyle\s?=[^<>]{0,500}?expression\s?\(/,
]

const inText = [
  // Tags that bring foreign code, styles or addresses.
  /<\/?(?:style|frameset|bgsound|ilayer|isindex|portal|fencedframe|foreignobject|animate\w{0,20}|marquee)(?=[\s/>]|$)/,
  /<(?:link|meta|base|frame|layer|form|set|use|xml|input|button|area|template)[\s/][^<>]{0,1000}?\b(?:rel|href|http-equiv|content|src|action|formaction|to|charset|shadowrootmode)\s?=/,
  /<\/?[a-z]\w{0,20}:script[\s>]|<\?xml-stylesheet|<!(?:entity|doctype\s[^<>]{0,80}\[)|<!\[cdata\[\s?</,
  // Handlers: inside a tag whatever begins with `on`, elsewhere a known name.
  new RegExp(`${tag}[\\s/"'\`]on[a-z]{3,40}\\s?=`),
  // `onload=có` and `onstart = 8h` are prose: no script is a Vietnamese word or an hour.
  new RegExp(`(?<![\\w-])${handlers}\\s?=\\s?(?!\\d{1,2}h|${vietnamese})\\S`),
  // Attributes whose value is run.
  new RegExp(`${tag}[\\s/"'\`](?:srcdoc|formaction|xlink:href\\s?=\\s?["']?\\s?data|fscommand|seeksegmenttime)\\s?=?`),
  new RegExp(
    `${tag}[\\s/"'\`]style\\s?=[^<>]{0,500}?(?:expression|behaviou?r\\s?:|-moz-binding|@import|url\\s?\\(\\s?["']?\\s?(?:https?:)?//|\\\\[0-9a-f]{1,6}|/\\*)`,
  ),
  /(?:-moz-binding|behaviou?r)\s?:\s?url\s?\(|[:;{]\s?expression\s?\(|@import\s?(?:url\s?\(|["'])[^"')]{0,200}(?:script|\/\/)/,
  // Schemes of old browsers, which are also words, so only in an attribute.
  new RegExp(`${tag}[\\s/"'\`]\\w{1,20}\\s?=\\s?["'\`]?\\s?(?:livescript|mocha)\\s?:`),
  // Addresses that are scripts, and the start of one; `JavaScript: cơ bản` is prose.
  new RegExp(`(?<![\\p{L}\\p{M}])${scripted}(?!${vietnamese})(?=\\S)|(?:^|["'\`=(])\\s?${scripted}\\s?$`, 'u'),
  new RegExp(`${scripted}\\s?[a-z_$][\\w.$[\\]]{0,60}[(=\`]`),
  /data:(?:text\/html|image\/svg\+xml|application\/xhtml\+xml|text\/xml|application\/xml)|data:[^\s,]{0,60},\s?<|data:,\s?(?:alert|eval)/,
  // Breaking out of a string or a template of a script. After `;` and `)` alone, `confirm (0901234567) trước` and `confirm(chị Lan)` are prose.
  /['"`)\]};]\s?[-+*/,;|&^?:=)}\]]{0,4}\s?(?:(?:alert|confirm|prompt|eval|settimeout|(?:fetch|import)(?!\(\)))(?:\?\.)?(?:[`[]|\((?:\d{1,6}\)|['"`/[]|[a-z_$][\w$]{0,40}[.(`[])|\.(?:call|apply|bind)\b)|(?:window|self|top|document)(?:\s?\?\.|\s?\.|\[(?=["'`(/+!~\d]|\w{2,20}[.(])|\s\[["'`]))\S{0,80}[)`\]]/,
  /['"`\]}][-+*/,;|&^?:=)}\]]{0,4}\s?(?:alert|confirm|prompt|eval|settimeout)\s?\(\s?(?:\d{1,6}|["'`][^"'`\n]{0,40}["'`]|[a-z_$][\w$]{0,40})\s?\)\s?(?:$|[-+*/;,|&)}\]'"`])/,
  // Another page, or a script of another host: `';location='//evil.example'//`. After a comma, `name="Lan", location="https:…"` is a list.
  /(?:^|;)\s?location(?:\.href)?\s?=\s?["'`]\/\/|['"`]\s?[-+*/;|&^?)}\]]{1,5}\s?(?:location(?:\.(?:href|assign|replace))?\s?[=(]\s?["'`]\s?(?:\/|[a-z]{2,12}:)|[a-z_$][\w$.]{0,40}\s?[=(]\s?["'`]\/\/)/,
  // “confirm(2)” is a request.
  /\b(?:alert|confirm|prompt|eval)(?:\((?:(?<!confirm\()\d{1,6}|["'`][^"'`\n]{0,40}["'`]|document\.\w{1,20}|window\.\w{1,20}|location\b.{0,20}|origin|name|atob\(.{0,60}|string\.fromcharcode\(.{0,60})\)|`\d{1,6}`)/,
  // A function called by another name or by other functions.
  /\b(?:top|window|self|parent|globalthis)\[["'`/\d][^\]]{1,60}\][(`]|\((?:alert|confirm|prompt|eval)\)[(`]|\.(?:find|map|foreach|filter|some|every)\((?:alert|confirm|prompt|eval)\)|=\s?(?:alert|confirm|prompt|eval)\s?[,;]\s?\w{1,20}\(/,
  /\bstring\.fromcharcode\s?\(|\.innerhtml\s?=/,
  /\{\{[^{}]{0,200}constructor[^{}]{0,200}\}?\}?|\$\{\s?(?:alert|eval|confirm|prompt)\s?\(/,
  /\[\]\[(?:\(!\[\]\+\[\]\)|["']\w{3,12}["']\]\[["']constructor)/,
]

/** Scripts are case-sensitive: `at the top.Location` is a full stop without a space. */
const members =
  /\bdocument(?:\.|\[["'])(?:cookie|domain|write(?:ln)?|location)\b|\b(?:window|self|top|parent)(?:\.|\[["'])(?:location|alert|eval)\b|\bwindow\.name\b|\bnew Image\(\)|\bconstructor(?:\.|\]?\[["']?)constructor\b|\b(?:local|session)Storage\.(?:[gs]etItem|clear)\(/

/** `<<b>iframe …>`: who removes the inner tag completes the outer one. */
const peeled = (text: string) => text.replace(/(?<=<[^<>]{0,30})<\/?[a-z][^<>]{0,200}>/g, '')

const isInText = (text: string) => sure.some((shape) => shape.test(text)) || inText.some((shape) => shape.test(text))

export function isMarkupAttack({ text, cased }: Form, isPassword: boolean) {
  if (isPassword) return sure.some((shape) => shape.test(text))
  const outer = peeled(text)
  return (
    isInText(text) ||
    (outer !== text && isInText(outer)) ||
    members.test(cased) ||
    (text.includes('/*') && isHiddenExpression(text))
  )
}

/** `expre/**\/ssion(`: style sheets skip comments, so the rules do too. */
const isHiddenExpression = (text: string) =>
  /:\s?expression\s?\(|java\s?script\s?:/.test(text.replace(/\/\*[^*]{0,100}\*\//g, ''))
