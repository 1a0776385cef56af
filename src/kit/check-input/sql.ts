import type { Form } from './canonical.ts'
import { hasStatement, subquery } from './sql-statement.ts'

const quote = '[\'"`]'
const close = '\\s?\\){0,3}\\s?'
const bool = '(?:\\|\\||&&|(?<![a-z_])(?:or|and|xor|div|rlike)(?![a-z]))'
const lead = '\\s?(?:not\\s|[(!~+-]\\s?){0,5}'
const number = '(?:0x[0-9a-f]{1,40}|\\d{1,20}(?:\\.\\d{1,10})?)'
const text = '(?:\'[^\'\\n]{0,60}\'|"[^"\\n]{0,60}"|n?char\\(\\d[^)]{0,60}\\))'
const fixed = `(?:${number}|${text}|null|true|false|@@?\\w{1,40})(?:::\\w{1,20})?`
const sums = `(?:\\s?[-+*/%]\\s?${number}){0,8}`
const name = "[\"`[]?[a-z_][\\w$.]{0,60}[\"`\\]]?(?:\\(\\))?(?:\\s?(?:->|#>)>?\\s?'[^']{0,60}'){0,3}(?:::\\w{1,20})?"
const like = '(?:not\\s)?(?:r?like|regexp|ilike)'
/** Operators of PostgreSQL with the start of their pattern: `email ~ '.`, `data @> '{"role":"admin"}`. */
const pattern = "(?:!?~{1,2}\\*?|@>|<@|&&(?=\\s?'\\{)|(?:not\\s)?similar\\sto|is\\s(?:not\\s)?distinct\\sfrom)\\s?e?'"
const operandOf = (digits: string) =>
  `\\s?(?:not\\s)?[(~+-]{0,3}\\s?(?:n?['"]|${digits}|null|true|false|@@|binary|(?:select|char)\\b)`
const operand = operandOf('\\d')
/** `in` and `is` are also words of prose, so they need a bracket or a constant: `37 or 38 in 2 colours`. */
const worded = `(?:not\\s)?(?:in\\s?\\(\\s?(?:['"\\d(]|select\\b)|between\\s?['"\\d(]|is\\s(?:not\\s)?(?:null|true|false)\\b)`
const after = `${close}(?:(?:[=<>]=?>?|!=|${like})${operand}|${worded})`
/** Behind the last number of a condition: the end, a comment or more SQL, not `cm`, `?` or `,5`. */
const over = `${sums}\\s?\\){0,3}\\s?(?:$|--(?!\\s[\\w\\u00c0-\\u1eff]{2})|/\\*|;\\s?(?:$|--|#)|#\\s?(?:$|\\n)|%00|limit\\s\\d|(?:order|group)\\sby\\s|having\\s|union[\\s(]|into\\s)`
/**
 * After a bare number, `37 or 38 > 36` may be about sizes and `5 or 6 = 11` a sum: these operators count only without spaces; `1 or 1 = 1` has its own
 * pattern.
 */
const tight = `${close}(?:(?:[=<>]=|<>|!=|(?<!\\s)[=<>](?!\\s))${operandOf(`${number}${over}`)}|${like}\\s?\\(?['"]|${pattern}|${worded})`
/** Names of columns that attackers ask about, and any name with an underscore, which no sentence has. */
const userColumn =
  '(?:[a-z]{1,20}\\.)?(?:user(?:name|id)?|e?mail|role|pass(?:word|wd)?|login|is_?admin|id|token|\\w{1,30}_\\w{1,30})'
/** A comment, not a dash or a number sign of prose: “limit 2 -- thanks”. */
const comment = '(?:--(?!\\s[\\w\\u00c0-\\u1eff]{2})|#\\s?(?:$|\\n)|/\\*)'
/** A quote that closes a quotation does not leave a string: “shop 'Lướt' --”. */
const leftOf = (sign: string) =>
  `(?<!(?:^|(?<!(?:[=<>,|+]|like|in|between|values|select)\\s?)[\\s(])${sign}[^${sign}\\s][^${sign}\\n]{0,60})${sign}`
const left = leftOf("'")
/** What stands behind a column, where a number is as given. */
const comparedTo = (digits: string) =>
  `(?:\\s?(?:=|!=|<>|${like})\\s?(?:[('"]|(?:n?char|any|all|some)\\(|-?${digits})|[<>]=?(?:['"(]|-?${digits})|\\s(?:not\\s)?in\\s?\\(\\s?(?:['"\\d(]|select\\b))`
const ended = '\\s?\\){0,3}\\s?(?:--|/\\*|;|#\\s?(?:$|\\n)|%00|$)'

/** Functions used to probe databases; `(` follows them directly. */
const rareProbe =
  '(?:(?:pg_)?sleep|benchmark|(?:current|system|session)_user|ascii|ord|n?char|chr|(?:group_)?concat(?:_ws)?|string_agg|substr(?:ing)?|extractvalue|updatexml|load_file|(?:un)?hex|md5|sha1|ifnull|isnull|iif|coalesce|nullif|randomblob|xmltype|ctxsys\\.[\\w.]{1,60}|(?:dbms|utl)_\\w{1,30}\\.\\w{1,30}|make_set|elt|exp|floor|rand|name_const|gtid_subset|db_name|[a-z]{1,20}_\\w{1,30}|instr|strcmp)\\('
/** The same with names that are also words of prose: `right foot 245 and left(247)`. */
const wordProbe =
  '(?:version|database|schema|user|mid|left|right|length|len|cast|convert|count|max|min|sum|avg|if|lower|upper|trim|abs|bin|locate)\\('
/** What prose has in no such bracket: nothing, a string, a variable, everything, another call. */
const asking = `${wordProbe}\\s?(?:\\)|['"@*(]|select\\b|\\w{1,40}\\()`
const probe = `(?:${rareProbe}|${asking})`
const compared = `${wordProbe}[^()]{1,60}\\)\\s?(?:[=<>]|!=|${like}|${pattern}|(?:not\\s)?(?:in\\s?\\(|between\\s))`

const shapes = [
  // A closed string or a bare number, then a condition: ' or '1'='1
  `(?:${left}|${leftOf('"')}|\`)${close}${bool}${lead}${fixed}${sums}${after}`,
  // After a quotation only what sums and questions of sizes do not have: “Is 'M' or 'L' = 38?”.
  `['"]${close}${bool}${lead}${fixed}${sums}${close}(?:(?:[=<>]=?>?|!=)(?!\\s)|${like})${operandOf(`${number}${over}`)}`,
  `${quote}${close}${bool}${lead}(?:(?:true|false|${number}|null)\\s?--|(?:true|false|${number}|'\\w{1,20}'?|null)\\s?(?:--(?!\\s[\\w\\u00c0-\\u1eff]{2})|/\\*|;\\s?(?:$|--|#)|#\\s?(?:$|\\n)))`,
  `${quote}${close}${bool}${lead}(?:true|not false)\\s?\\){0,3}\\s?(?:$|--|#)`,
  `^\\s?-?\\d{1,9}\\s${bool}\\s(?:not\\s)?(?:true|false)\\s?(?:$|--|#|;)`,
  // A constant alone is a condition too: `' or 1`, `1 or 1`. “kids' or 1”, “1 or 2” are questions.
  // Inches and sizes are no condition either: `9" or 1`, `38 or 38`.
  `^\\s?(?:-?\\d{1,9}|[a-z])?(?:'|(?<!\\d)")\\s?\\){0,3}\\s?(?:or|\\|\\|)\\s?\\(?1\\)?\\s?$`,
  `^\\s?-?(\\d{1,9})\\s?\\){0,3}\\s(?:or|\\|\\|)\\s?\\(?\\1\\)?\\s?(?:(?<!\\d\\d\\)?\\s?)$|--(?!\\s[\\w\\u00c0-\\u1eff]{2})|#\\s?$|/\\*|;\\s?$)`,
  `^\\s?(['"])\\s(?:or|and)\\s['"]?\\w{1,20}['"]?\\s?$`,
  // A number, then a column of a user: `1 or role='admin'`.
  `^\\s?(?:\\w{1,20}=)?-?${number}\\s?\\){0,3}\\s(?:or|and|xor|\\|\\||&&)\\s?(?:not\\s|\\()?${userColumn}\\s?(?:(?:=|!=|<>|[<>]=?)\\s?(?:['"]|-?${number}${over})|${like}\\s?['"]|is\\s(?:not\\s)?null\\b)`,
  // Arrays: tags && '{vip}'
  `[\\w"\\])]\\s?(?:&&|@>|<@)\\s?(?:'\\{|array\\s?\\[)`,
  // Two rows: (1,2)=(1,2)
  `(?:['"]|^\\s?-?${number})\\s?\\){0,3}\\s?(?:or|and|xor|\\|\\||&&)\\s?(?:not\\s)?(?:row\\s?)?\\([^()]{1,40},[^()]{1,40}\\)\\s?(?:[=<>]|!=|(?:not\\s)?in\\s?)\\s?\\(`,
  `\\w'(?:or|and|\\|\\||&&)'(?:[a-z]?|\\d\\w{0,20})$`,
  // After inches only where nothing follows: `9" or 10 or "11"`.
  `^[^'"\`]{0,200}${quote}\\s?(?:or|and|\\|\\||&&)\\s(?:\\d{1,20}|true)\\s(?:or|and|\\|\\||&&)\\s?${quote}(?:(?<!\\d['"\`].{1,40})|\\s?$)`,
  `^\\s?(['"])\\s?(?:or|and|\\|\\||&&)\\s?\\1{2}\\s?[-*^&=]\\s?\\1?\\s?$|^\\s?(['"])\\s?=\\s?\\d{1,5}\\s?(?:--|#)`,
  `\\bhaving\\s(\\d{1,9})=\\1(?!\\d)`,
  // “My son is 5' and weight = 60 kg” goes on behind its number. Feet and “kids' and size = 31” need a comment or a column of a user.
  `^[^']*(?<![\\ds])'{1,3}${close}${bool}${lead}${name}${comparedTo(`${number}${over}`)}`,
  `^[^']*'{1,3}${close}${bool}${lead}(?:${name}${comparedTo(`${number}${sums}\\s?\\){0,3}\\s?(?:${comment}|;\\s?$)`)}|${userColumn}${comparedTo(`${number}${over}`)})`,
  `^[^']*(?:(?<![\\ds])'{1,3}${close}${bool}${lead}[a-z_]\\w{0,40}\\([^()]{1,60}\\)|'{1,3}${close}${bool}${lead}[a-z_]\\w{0,40}\\([^(),']{1,40}[,'][^()]{0,40}\\))\\s?(?:[=<>]|!=|${like}\\s?['"])`,
  `^[^']*(?<!\\d)'{1,3}${close}${bool}${lead}${name}\\s?(?:=|!=|<>|[<>])\\s?${number}\\s(?:and|or)\\s${name}\\s?(?:[=<>]|!=|${like}\\s?')`,
  `^[^']*'{1,3}${close}${bool}${lead}(?:${name}|${text})\\s?${pattern}`,
  `'${close}${bool}${lead}${name}\\s?(?:(?:not\\s)?between\\s\\S{1,20}\\sand\\s\\S{1,20}?|[<>]=?\\s?['"]?\\w{1,20}['"]?)\\s?\\){0,3}\\s?${comment}`,
  `'${close}${bool}${lead}(${name})\\s?=\\s?\\1\\s?\\){0,3}\\s?(?:--|#|/\\*|;|$)`,
  `^\\s?-?${number}${close}${bool}${lead}[a-z_]\\w{0,40}\\(\\)\\s?(?:[=<>]|!=)`,
  `^\\s?\\w{0,20}'\\s?=\\s?'\\w{0,20}'?\\s?(?:or|and)\\b`,
  `^[^"]*"${close}${bool}${lead}${name}\\s?(?:=|!=|<>|${like})\\s?['"]`,
  `${quote}${close}${bool}${lead}${name}\\s?is\\s(?:not\\s)?null`,
  `'${close}is\\s(?:not\\s)?(?:null|true|false)\\s?${comment}`,
  `^\\s?-?${number}${close}${bool}${lead}${fixed}${sums}${tight}`,
  `(?:^|[=,(])\\s?-?${number}${close}\\s${bool}${lead}${number}(?:(?<!\\s)(?:=|!=|<>)(?!\\s)|\\s?(?:!=|<>)\\s?)\\(?-?(?:${number}${over}|')`,
  `${number}${close}\\s${bool}${lead}${number}(?:=|!=|[<>]=?|<>)-?${number}${sums}\\s?\\){0,3}\\s?(?:(?:--\\s?[-+]?\\s?|#\\s?)$|/\\*)`,
  `(?:^|[\\s)'"])(?:or|and|xor|\\|\\||&&)\\s?\\({0,3}(${number})\\s?\\)?\\s?(?:=|like)\\s?\\(?\\s?\\1(?![\\d.])`,
  `(?:^|[\\s)'"\\d])(?:or|and|\\|\\||&&)\\s?\\(?(['"])(\\w{0,40})\\1\\s?(?:=|like|in)\\s?\\(?\\1\\2`,
  `(?:^\\s?|[\\w%)])${quote}\\s?=\\s?${quote}{1,3}\\s?(?:or|and|--|#|$)|^\\s?'\\s?=\\s?'`,
  `^\\s?'(?:\\s(?:or|and)\\s?|(?:or|and)\\s)'\\s?$|^\\s?(['"])\\s?(?:-|\\^|\\*|&|=|<|>)\\s?\\1\\s?$`,
  // A condition that asks the database.
  `(?:${quote}|(?:^|\\s|=)-?${number})${close}${bool}${lead}(?:${subquery}|exists\\s?(?:\\(\\s?select|\\))|case\\swhen|${probe})`,
  `${quote}${close}${bool}${lead}select\\s(?:[@*]|\\d{1,9}\\s?(?:,\\d|--))`,
  `(?:${quote}|(?:^|\\s|=)-?${number})${close}${bool}\\s?(?:not\\s)?\\(\\s?select\\s[^()]{1,60}\\)\\s?(?:[=<>]|!=)\\s?['"\\d(]`,
  `${quote}\\s?(?:\\|\\||[-+*/,])?\\s?\\(?\\s?(?:select\\s[^'"]{1,100}?\\sfrom\\s?\\(?\\s?\\w{1,40}(?:\\.\\w{1,40})?\\s?(?:;|--|#|\\)|where\\s|limit\\s\\d)|${subquery}|case\\swhen\\b|${rareProbe}\\s?(?:['"@(\\d]|select)|${wordProbe}\\s?(?:['"@(]|select))`,
  `(?:^[^'"\`]*(?<!\\d)${quote}|^\\s?-?\\d{0,9}${quote}|(?:^\\s?|=)-?${number})${close}${bool}${lead}${compared}`,
  `(['"])\\s?(?:\\|\\||\\+)\\s?(?:(?:current|session|system)_user|user|@@\\w{1,30}|password|e?mail)\\s?(?:\\|\\||\\+)\\s?\\1`,
  `(['"])\\s?\\|\\|\\s?(?:\\1\\w|\\(|${name}\\()|^\\s?(?:\\|\\||&&)\\s?\\d{1,9}\\s?=\\s?\\d`,
  // The rest of a statement, once the string is closed.
  `${quote}\\s?\\){0,3}\\s?(?:returning\\s(?:\\*|\\w{1,30}(?:\\s?,\\s?\\w{1,30}){0,9})|offset\\s\\d{1,9}|for\\s(?:update|share))\\s?${comment}`,
  `^\\s?-?\\d{0,9}['"]\\s?\\){0,3}\\s?(?:order|group)\\sby\\s\\d{1,3}(?:\\s?,\\s?\\d{1,3}){0,30}\\s?--`,
  `(?:${quote}|^\\s?-?${number})${close}(?:order|group)\\sby\\s(?:[\\w,.\\s()]{1,60}?(?:${comment}|;\\s?(?:$|--)|having\\s)|[\\d,\\s()]{1,60}(?:asc|desc)?\\s?(?:;|$))`,
  `(?:order|group)\\sby\\s\\(?\\d{1,9}(?:\\s?,\\s?\\d{1,9}){0,30}\\s?\\)?\\s?(?:(?:--[\\s+-]{0,3}|#\\s?)$|/\\*)`,
  `(?:${quote}|^\\s?-?${number})${close}having\\s\\(?(?:(?:\\d{1,20}|['"]\\w{0,20}['"]|\\w{1,30}\\s?\\([^()]{0,30}\\))\\s?[=<>]|[\\w.]{1,40}\\s?[=<>]=?\\s?(?:['"]|-?${number}${over}))`,
  `(?:${quote}|^\\s?-?${number})${close}(?:limit\\s\\d{1,6}\\s?(?:,\\s?\\d|offset|${comment}|;\\s?(?:$|--)|into|procedure|union)|procedure\\sanalyse|into\\s(?:out|dump)file|waitfor\\s|(?:union|except|intersect|minus)\\b[\\s(]{0,4}(?:(?:all|distinct)[\\s(]{1,4})?(?:select|values\\s?\\(|table\\s\\w))`,
  `^[^'"]*['"]${close}(?:r?like|ilike|regexp|in|between)\\s?\\(?['"][^'"]{0,30}['"]?${ended}`,
  // The rest of the statement turned into a comment.
  `'${close}between\\s\\S{1,20}\\sand\\s\\S{1,20}?\\s?${comment}|^\\s?[a-z]{0,20}'\\s(?:or|and)\\s'1$`,
  `${left}${close};?\\s?(?:--\\s?[-+]{0,2}|#|/\\*[^*]{0,20})\\s?$|[\\w)]"\\)?;?(?:--[\\s+-]{0,2}|#)$|(?:${left}|")\\s?\\){0,3}\\s?;\\s?--|^[^(]*\\)\\s?;\\s?--\\s?[-+]?\\s?$|'\\s?\\)?\\s?/\\*|'--\\s?[-+]\\s|^\\s?-?\\d{1,12}\\s?;?\\s?--\\s?-?\\s?$|^\\s?"\\s?\\)?\\s?(?:--[\\s+-]{0,2}|#)\\s?$`,
  // A comment with a word in it, after the only quotation mark: two of them quote, as in “'Love it!' -- Jo”.
  `^[^']*'${close};?\\s?--\\s?[a-z]{1,2}\\s?$|^[^"]*[a-z]"${close};?\\s?(?:--[\\s+-]{0,2}|#|/\\*)\\s?$`,
  // Inside an expression that is open already.
  `^\\s?(?:or|and|xor|having)\\s(?:true|${number}|(?:${fixed}|${name})\\s?(?:=|<>|!=|<|>|like)\\s?(?:${fixed}|${name}))\\s?\\){0,3}\\s?(?:--|#|/\\*)\\s?$`,
  `^\\s?\\w{0,20}${quote}(?:or|and)${quote}?(\\d{1,9})=\\1`,
].map((shape) => new RegExp(shape))

/** The text as a database parser reads it: no comments, straight quotes, `+` of addresses as a space. */
const parsed = (text: string, comment: string) =>
  text
    .replace(/[‘’ʼʹ′ˈ‛]/g, "'")
    .replace(/[“”″]/g, '"')
    .replace(/\/\*!\d{0,6}/g, ' ')
    .replace(/\/\*(?:[^*]|\*(?!\/)){0,200}\*\//g, comment)
    .replace(/\*\//g, ' ')
    .replace(/(?<=[\w'")*;])\+(?=[\w'"(*-])/g, ' ')
    .replace(/(?:--|#)[^\n]{0,80}\n/g, ' ')
    .replace(/\s+/g, ' ')

/** Comments for spaces around a word, as nobody writes: `0/**\/or/**\/1`. */
const hiddenSpace = /\*\/(?:or|and|xor|like|union|select|from|where|having)\/\*/

/** Up to a comment that ends its line, since what follows on the next may be a greeting. A list of numbers (`36 --`) has no words. */
function beforeComment(text: string) {
  const [head = ''] = text.split(/(?:--|#)[ +-]{0,3}\n/, 1)
  return head !== text && /[a-z'"]/.test(head) ? `${head}--` : undefined
}

const isInjection = (text: string) => shapes.some((shape) => shape.test(text)) || hasStatement(text)

/** Words alone prove nothing (“select blades from Premium”): a quote or number must be left over, or the statement must be complete. */
export function isSqlAttack({ text }: Form) {
  const first = beforeComment(text)
  return (
    isInjection(parsed(text, ' ')) ||
    (text.includes('/*') && (hiddenSpace.test(text) || isInjection(parsed(text, '')))) ||
    (first !== undefined && isInjection(parsed(first, ' ')))
  )
}
