import type { Form } from './canonical.ts'
import {
  alone,
  cmdlet,
  counting,
  daemon,
  english,
  network,
  numberless,
  opening,
  plain,
  reader,
  short,
  tool,
  unmistakable,
  verb,
} from './command-names.ts'

const folder = '(?:(?:/usr)?(?:/local)?/s?bin/|[a-z]:\\\\windows\\\\system32\\\\|\\./)?'
/** What may stand before a command: a bracket, `then`, a variable (`X=1 ls -la`), another command that runs it (`nice -n 5 cat …`). */
const group = '(?:[({!]\\s?|(?:then|do|else)\\s){0,2}(?:[a-z_]\\w{0,30}=\\S{0,60}\\s)?'
const runner =
  '(?:(?:sudo|doas|nohup|exec|time|timeout|env|command|builtin|nice|ionice|stdbuf|setsid|busybox)\\s(?:-{1,2}[a-z][\\w=-]{0,20}\\s(?:\\d{1,4}\\s)?){0,2}(?:\\d{1,4}\\s)?)?'
const before = `${group}${folder}${runner}${folder}`
const commandWord = `(?:${plain}|${tool}|${english})(?:\\.exe)?`

const toOptions = '\\s(?:-{1,2}\\w[\\w=-]{0,30}\\s){0,4}(?:\\w{1,30}@)?'
const target = `${toOptions}(?:localhost|[a-z0-9][a-z0-9-]{0,60}(?:\\.[a-z0-9-]{1,60}){1,5})`
/** After a verb of prose only what ends like a domain: `come & fetch it.Thanks!` lacks a space. */
const domain = `${toOptions}(?:localhost|[a-z0-9][a-z0-9-]{0,60}(?:\\.[a-z0-9-]{1,60}){0,4}\\.(?:[a-z]{2}|com|net|org|info|fun|live|pro|app|dev|xyz|top|site|online|club|shop|cloud|example|test|local|internal|arpa))(?![\\w.\\u00c0-\\u1eff-])`
/** A machine is asked, not an address: “Ping https://zalo.me/lan”. */
const ping = `ping6?${domain}(?!/)`
/** An address of the web is no file: a line may begin with “Source https://…/a.html”. */
const fileName =
  '\\s(?!https?:)\\S{0,60}\\.(?:php|jsp?|aspx?|txt|sh|bash|conf|cfg|ini|log|env|py|pl|rb|json|ya?ml|xml|sql|db|bak|key|pem|exe|bat|cmd|ps1|html?|config|htaccess)(?![\\w])'
/** Folders of the system: what stands before one is a command, whatever its name. */
const systemFolder = '/(?:etc|proc|sys|var|tmp|root|usr|bin|sbin|dev|opt|srv|mnt|boot)(?:[/.]|\\s|$|[;|&)])'

/**
 * The forms of an argument: an option, a path, an address, a variable, a redirection, a quote. Not what prose has there: `net $120`, `more -50%`,
 * `time ~17h`, `more ...`.
 */
const option = '-{1,2}[a-z][\\w-]{0,30}(?![\\w\\u00c0-\\u1eff])'
const shortOption =
  '-[a-z]{1,3}\\d{0,5}(?:-\\d{1,5})?(?:$|[\\s=:,;|&\'"])|--[a-z]|-\\d{1,4}(?:$|\\s[\\w/~.*-]{1,100}(?![\\w/~.*\\u00c0-\\u1eff-]))'
const place =
  '/(?![a-z]{0,12}[\\u00c0-\\u1eff])[\\w/.*?[{$](?![\\u00c0-\\u1eff])|/(?:$|\\s-)|~(?:[a-z]{0,20}/|$)|\\.{1,2}(?:/|$|\\s-)|\\.(?:env|ssh|git|aws|ht[ap]|bash|profile)|\\+%[a-z]|\\*(?:[./]|\\s?[;|&])|[a-z]:[\\\\/]|\\\\|%\\w{1,20}%|\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d'
const redirected = '\\s?(?:\\$\\{?ifs\\b|<\\s?/|>{1,2}\\s?(?:[/&]|\\w{1,40}\\.\\w))'
const narrow = `(?:${redirected}|\\s(?:${shortOption}|${place}|\\$[{(a-z_@]))`
const argument = `(?:${narrow}|\\s(?:${option}|\`\\S|(?<!ping\\s)https?:|ftp:|\\+[xrwsh]))`
/** What follows a word of prose in a price or a measure: `top -10`, `set /3 đôi`, `ID /CCCD`, `head -5 cm`; `date /t` is an option. */
const counted = `(?:${numberless}\\s-\\d|${counting}\\s(?:-\\d|/(?:\\d|[^\\s/]{2,20}(?:\\s|$)))|${english}\\s-\\d{1,4}\\s(?:[cm]m|kg|inch(?:es)?|pcs?|pairs?)(?![\\w./]))`
/** A command with what it works on. */
const working = `(?!${counted})(?:(?:${plain}|${tool})(?:\\.exe)?${argument}|${english}${narrow})`
/** An argument of prose: `wget là gì`, `sudo means …`. */
const explained = '(?:là|nghĩa|có|để|dùng|và|hay|hoặc|với|thì|như|trong|của|khác|is|are|means?|does|and|or|vs)\\s'
/** A row of a table, with a bar at each end and between its cells. */
const row = '\\|(?:[^|\\n]{1,200}\\|){2,30}\\s?(?:$|\\n)'
/** A closing bracket or quote that the text did not open (`x); ls`, not “Gửi (gấp) & ps”), or a quoted text. */
const closed = `(?:^[^(]{0,200}\\)|^[^[]{0,200}\\]|\\}|(?<!(?:^|[\\s(])['"][^'"\\s][^'"\\n]{0,60})['"]|^\\s?(?:'[^']{0,200}'|"[^"]{0,200}"))`
const stop = '\\s?(?:$|[;|&)`\'"#<>\\n])'
const separator = '(?:[;|&\\n]|\\|\\||&&)'
/** After a price `$(` opens a note: `20$(cat theo ý)`. A single 0 or 1 at the start, or after `=`, is none. */
const priced =
  '(?<=(?:\\d\\d|[2-9]|[.,]\\d|[^\\d\\s=]\\s?[01])\\s?\\$\\(\\s?)(?:cat|echo|find|sleep)\\s[a-z\\u00c0-\\u1eff]'

const sure = [
  new RegExp(
    `[;|&\\n]\\s?${before}(?:cat|curl|wget|ping|chmod|touch|echo|python3?|perl|bash|powershell|type|find|head|tail)\\s(?:-[a-z]{1,8}\\s)?(?:/[a-z]{2}(?![a-z]{0,12}[\\u00c0-\\u1eff])|-[a-z]{1,4}\\s(?:\\S{2}|\\d\\s\\S))`,
  ),
  new RegExp(`[;|&\\n]\\s?${before}(?:curl|wget)(?:\\.exe)?\\s(?:-[a-z]{1,8}\\s)?https?:/`),
  /[;|&]\s?(?:rm\s-[rf]{1,2}\s|nc\s(?:-[a-z]{1,4}\s\S{3}|\d{1,3}\.\d{1,3}\.)|chmod\s[0-7]{3}|sleep\s\d{1,6}[sm]?\s?(?:$|[;|&#]))|[;|&]\s(?:(?:ls|sh|bash|id)\s-[a-z]{1,4}(?:\s|$)|(?:ls|sh|bash)\s\/)|[|]\s?bash\s?$|[|]\szsh\s?$/,
  new RegExp(
    `[;|&]\\s?(?:whoami|i[pf]config|(?:uname|netstat|printenv|systeminfo|tasklist)(?=$|[\\s;|&]))(?! ${explained})`,
  ),
  new RegExp(
    `\\$\\(\\s?${before}(?!${priced})(?:whoami|uname|ifconfig|ipconfig|netstat|nslookup|hostname|passwd|powershell|wget|curl|cat|sleep|ping|printenv|echo|bash|base64|chmod|find|perl|python3?)(?:\\)|\\s\\S)`,
  ),
  /`\s?(?:whoami|uname|ifconfig|ipconfig|netstat|hostname|powershell|(?:wget|curl|nslookup|cat|ping|sleep)\s[^`]{2,80})`/,
  /\$\(\s?(?:(?:pwd|env)\)|(?:id|ls)\s-)|(?:&&|\|\|)\s?ls\s-|(?:[;|]\s?|&&\s?|\S&)(?:reboot|hostname|shutdown)(?:\s?$|\s?[;|&]|\s(?:now\b|[-/]))/,
  /[;|&]\s?(?:(?:python3?|perl|php|ruby|node|bash|sh)\s-[a-z]{1,2}(?:\s|$)|echo\s\S{1,30}\s?>{1,2}\s?[/\w]|net\suser|dir\s[a-z]:|kill\s-\d(?!%)|(?:curl|wget)\s[\w-]{2,60}\.[a-z]{2})|`\s?uname\s-/,
  /\/bin\/(?:ba|z|k|c|da|tc)?sh\b|\/dev\/(?:tcp|udp)\/|\$\{ifs\}/,
]

/** Short enough to appear by chance, so they count only in lower case. Still shorter ones are allowed in a password. */
const inPassword = [/\$\(\s?(?:id|ls)\)/]

const inText = [
  // Separator, command, argument.
  new RegExp(`${separator}\\s?${before}${working}`),
  new RegExp(
    `${separator}\\s?${before}(?:[a-z][\\w.+-]{1,30}|\\$[a-z][\\w$]{0,30})(?:\\s-{1,2}[\\w=:.,-]{1,30}(?:\\s\\d{1,9})?){0,4}\\s${systemFolder}`,
  ),
  new RegExp(`${separator}\\s?${before}(?:${plain}|${tool}|cat|head|tail|less|strings|type)\\s\\*\\s?$`),
  new RegExp(
    `${separator}\\s?${before}(?:${network}(?:\\.exe)?${target}|${ping}|${verb}(?:${domain}|\\s\\S{0,8}(?:https?|ftp):))`,
  ),
  new RegExp(
    `${separator}\\s?(?:[&(]\\s?\\(?)?${cmdlet}|\\.download(?:string|file)\\(\\s?["'$]|\\[[a-z][\\w.]{1,40}\\]::[a-z]\\w{0,30}\\(`,
  ),
  new RegExp(`(?:${separator})\\s?${before}${reader}${fileName}`),
  new RegExp(
    `${separator}\\s?${before}(?:(?:echo|printf|grep|awk|sed|eval|curl|mysql|psql)\\s["']\\S|cat\\s["'][^"']{0,60}[./*$]|(?:export|env|dd|alias)\\s\\w{1,30}=)`,
  ),
  // A command alone: one that is no ordinary word, directly after its separator, or the whole text.
  new RegExp(`(?:[;|\\n]|\\|\\||&&|^\\s?&|\\S&)\\s?${before}${plain}${stop}`),
  new RegExp(`(?:[;|\\n]|\\|\\||&&)\\s?${before}${unmistakable}\\s(?!${explained})[a-z0-9+/~.-]`),
  new RegExp(`&\\s?(?:whoami|ipconfig|ifconfig|uname|netstat|systeminfo|tasklist|hostname)${stop}`),
  new RegExp(`${separator}\\s?${folder}sleep\\s\\d{1,6}(?:\\.\\d{1,4})?[sm]?${stop}`),
  new RegExp(
    `(?:&&|\\|\\|)\\s?${before}(?:(?:${plain}|id|dir|sh|bash)${stop}|(?:${plain}|echo|curl|ping|rm|sleep|sh|bash|python3?|perl|ssh|telnet)\\s[\\w./:-]{1,80}${stop}|(?:cat|net|type)\\s[\\w-]{0,60}[./:][\\w./:-]{0,60}${stop})`,
  ),
  /[;|&\n]\s?net1?\s(?:(?:user|localgroup|accounts)\b|(?:start|stop)\s"?[a-z]\w{2,30}"?\s?(?:$|[;|&\n])|(?:group|view|share|use|start)\s?(?:$|["/\\;|&*\n]|[a-z]:|\w{1,20}\$?=))|[;|&\n]\s?(?:route\s(?:print\b|(?:add|delete)\s(?:-|\d{1,3}\.))|reg\s(?:add|query|delete)|sc\s(?:query|create|config|start|stop|delete)\s\w|netsh\s\w|shutdown\s(?:now|\/|-)|format\s[a-z]:|kill(?:all)?\s(?:-\d|\d{3,7}\s?(?:$|[;|&]))|tar\s(?:-[a-z]{1,4}|[cxtzjvfp]{2,6})\s|ps\s(?:aux|-?ef)|at\snow\s?\+|init\s[0-6]\s?(?:$|[;|&])|exec\s(?:ba|z|k)?sh\b|\$\{?shell\}?\s-|\$0\s-[a-z])|%comspec%/,
  // Not after an empty line: “⏎Copy giúp mình địa chỉ”.
  new RegExp(`^\\s?(?!${row})(?:[;|&]|\\|\\||&&){1,2}\\s?${before}(?!${counted})${opening}\\s\\S`),
  new RegExp(
    `${separator}\\s?${before}${commandWord}\\s[^;|&\\n]{0,60}?[\\s"'=]/(?:etc|proc|var|tmp|home|root|usr|bin|dev)(?:/|$)`,
  ),
  new RegExp(`${separator}\\s?(?:echo|printf|cat)\\s[^;|&>\\n]{1,80}>{1,2}\\s?[\\w/~-]{0,40}[./]\\w`),
  /[;|&\n]\s?(?:docker(?:-compose)?\s(?:ps|run|exec|rm|images|kill|stop|up|down)\b|kubectl\s\w|apt(?:-get)?\s(?:install|update|remove)\b|npm\si\s|(?:npm|pip3?|yum|dnf|gem|snap|cargo|yarn|brew)\s(?:install|remove)\s|(?:npm|yarn)\s(?:install|remove)\s?(?:$|[;|&])|shred\s-[a-z]|(?:file|paste|cat)\s\/flag\b|make\sinstall\s?(?:$|[;|&])|go\s(?:run|build|get|install)\s(?:-[a-z]|\.|\S{1,60}\.\w)|ufw\s(?:enable|disable|allow|deny|status)\b|git\s(?:clone|pull|push|config|log|status)\b|su\s(?:-\s?(?:$|[;|&])|(?:-\s)?(?:root|postgres|www-data)\b)|ip\s(?:addr|a|link)\b|openssl\s\w|xargs\s\w)/,
  new RegExp(
    `[;|&\\n]\\s?service\\s(?:${daemon}\\s(?:start|stop|restart|reload|status)|(?<=[;|&]\\s?service\\s)(?!(?:to|must|will|should|can|may|did|please|cent(?:er|re)|desk|team|app)\\s)[a-z][\\w.@-]{1,30}\\s(?:restart|reload))\\s?(?:$|[;|&#\\n])`,
  ),
  /&\s?(?:powershell(?:\.exe)?|pwsh|wmic|certutil|cmd\.exe|taskkill|schtasks|netsh|bitsadmin|rundll32|regsvr32|mshta|cscript|wscript|msiexec|vssadmin|wevtutil|bcdedit|icacls|takeown|getmac|driverquery|findstr)(?:\s\S|$)|\$env:[a-z]|\bdd\sif=|[;|]\s?ls\s(?!\d{1,2}\/\d)[\w.-]{0,30}[/*][\w./*-]{0,60}\s?(?:$|[;|&#])|[;|&]\s?start\s(?:\/\w\s)?(?:\S{1,60}\.(?:exe|bat|cmd|ps1|vbs)|cmd|notepad|powershell)\b/,
  /[;|&]\s?[\w\\:./-]{0,80}\w\.exe(?:$|[\s;|&"'])/,
  // A program called by its path: a local one, or one whose name is hidden by wildcards.
  /(?:[;|&\n`]|\$\()\s?(?:\.\s|source\s)?(?:\.\/|\/tmp\/|\/var\/tmp\/|\/dev\/shm\/|\/etc\/init\.d\/)\w|[;|&\n`(]\s?\/(?:usr\/)?s?bin\/\w{0,12}[?*[]|[;|&\n`(]\s?\/[\w?*[\]]{0,12}[?*[][^\s/]{0,12}\//,
  new RegExp(`\\{${commandWord},[^\\s,}]{1,60}\\}|${separator}\\{(?:${plain}|${tool}|cat|echo),\\S`),
  /\(\)\s?\{\s?:\s?;\s?\}/,
  // Substitution. `->(free ship)` and `=>(set 2 đôi)` are arrows, and `20$(free từ 300$)` is a price.
  new RegExp(
    `\\$\\(\\s?${before}(?:${unmistakable}(?:\\.exe)?(?:[\\s)|;<]|$)|${short}\\s?\\)|sleep\\s\\d{1,6}[sm]?\\s?\\)|${working}|${network}${target}|${reader}${fileName})`,
  ),
  new RegExp(
    `(?<!\\d\\s?)\\$\\(\\s?${before}(?:(?:${plain}|${tool})(?:\\.exe)?(?:[\\s)|;<]|$)|(?:${english}|${alone})(?:\\s?(?:[)|;<]|$)|\\s[\\w.:@/-]{1,40}\\)))`,
  ),
  new RegExp(
    `(?:(?<![-=~<>])>|(?<![-~<>])<)\\(\\s?${before}(?:(?:${plain}|${tool}|cat|id|env)\\s?[)|;<]|(?:${plain}|${tool})${argument}|${english}${narrow}|${network}${target}|(?<=<\\(\\s?)(?:cat|echo|printf|grep)\\s\\w)`,
  ),
  new RegExp(
    '`\\s?' +
      before +
      `(?:${plain}(?:\\s[^\`]{0,100})?|(?:id|env)(?:\\s-[^\`]{0,100})?|${commandWord}${argument}[^\`]{0,100}|sleep\\s\\d{1,5}|(?:cat|printf)\\s[\\w./-]{1,80}|echo\\s[^\`]{1,80}|curl\\s[^\`]{1,80}|ping\\s[^\`]{1,80}|ps\\s(?:aux|-?ef)|(?:${network}${target}|${ping}|${verb}${domain})[^\`]{0,80})\``,
  ),
  /\$\{?ifs\b|\$\{\s?(?:jndi|\$\{|path|env|lower:|upper:|::-)|\$\(\s?<|\$\(\(\s?\d|\$\{?(?:path|shell|home)\}?:\d/,
  // Shells called by name.
  /\/(?:usr\/)?s?bin\/(?:(?:ba|z|k|c|da|tc)?sh|id|cat|ls|nc|python\d?|perl|wget|curl|ping|whoami|uname|env)\b/,
  /(?:^|[\s;|&"'`(])(?:(?:ba|z|k|da)?sh\s-[a-z]{0,3}[ic]\s|nc(?:at)?\s-[a-z]{0,5}[el][a-z]{0,5}\s|cmd(?:\.exe\s?|\s)\/[ckr]\s?\S|cmd\/[ckr]\s\S|powershell(?:\.exe)?\s-\w|rm\s-[a-z]{0,4}[rf][a-z]{0,4}\s[/~*.]|python[23]?\s-c\s|perl\s-e\s|php\s-r\s|ruby\s-r?s?e|node\s-e\s)/,
  /\b(?:curl|wget)\s[^|;\n]{0,120}https?:[^|\n]{1,160}\|\s?(?:ba|z|da)?sh\b|\b\d>&\d|\|\s?(?:ba|z|k)sh\s?$|^\s?\|\s?(?:ba|z|k|da)?sh\b/,
  />{1,2}\s?\/(?:dev\/\w|etc\/|tmp\/|var\/|home\/\w{1,30}\/|root\/)|<\s?\/(?:etc|proc|dev|var|home|root)\/|:\(\)\s?\{\s?:\s?\|/,
  /<!--#(?:exec|include|echo)\b|<\?php\s|\bphpinfo\s?\(\)|\$\{@?(?:print|phpinfo|system|sleep)\s?\(|<\?=|<%\s?(?:@\s?(?:page|include)\s|=(?!\s?[a-z_]\w{0,40}(?:\.[a-z_]\w{0,40}){0,4}\s?%>)|eval|execute|response)|\b(?:system|exec|execsync|spawn|assert)\((?:["'`]|\$[_a-z{])|\bsystem\s?\(\s?["'`]\s?(?:\/|cat|ls|id|whoami|wget|curl|uname)\b|\b(?:passthru|shell_exec|popen|proc_open|pcntl_exec|os\.system|subprocess\.\w{1,12}|child_process\W{0,3}\)?\.?\w{0,12})\s?\(\s?["'$`[]|\bgetruntime\(\)|\b__import__\s?\(|__(?:class|globals|subclasses|builtins|mro)__|\bt\(java\.lang\b|\bjava\.lang\.(?:runtime|processbuilder)\b|\bprocess\.start\(\s?["']|\$_(?:get|post|request|cookie|server|files)\s?\[|\|\s?(?:filter|map|sort|reduce)\(\s?["'](?:system|exec|passthru|assert)\b|\bld_preload=|\bfreemarker\.template\b|\{_self\.env\.|\(["'`]child_process\b/,
]

const opened = `(?:[({]\\s?|(?:eval|exec|sudo|command)\\s)?${folder}`

/** The start of a line that neither a heading of a column nor a number goes on from: `id #K7M2`. */
const line = '\\n(?!\\w{2,6}(?:\\n[\\w\\u00c0-\\u1eff]{2}|(?:\\s?#|\\s["\'<])[\\w\\u00c0-\\u1eff]))'

/** Directly after their separator, or where only a number, an address or a quote stands before. */
const cased = [
  new RegExp(
    `(?:(?<![\\u00c0-\\u1eff][^\\s;|&]{0,8})\\S(?:[;|&]|\\|\\||&&)|${line}|^[\\d.:'")\\s]{0,40}[\\d.'")]\\s?(?:[;|&]|\\|\\||&&)\\s?|&&\\s?)${opened}${short}(?!;\\s?\\w|\\|(?:[a-zA-Z]{3}|[a-zA-Z]{0,2}[\\u00c0-\\u1eff]))${stop}`,
  ),
  new RegExp(
    `(?:\\d{1,3}(?:\\.\\d{1,3}){3}|@[\\w-]{1,60}\\.[a-z]{2,20}|${closed})\\s?(?:[;|&]|\\|\\||&&)\\s?${opened}(?:id|ls|pwd|dir|ps|env|sh|bash)\\s?#?\\s?$`,
  ),
  new RegExp(`^\\s?(?!${row})(?:[;|&]|\\|\\||&&|${line})\\s?${opened}${alone}${stop}`),
  // A line of its own where no word stands before: “Quà:⏎echo dot” is a list.
  /^[\d.:'")\s]{0,40}\n(?:echo|printf|e?grep|awk|sed|mkdir|rmdir|scp|xargs|openssl|mysql|psql|zsh|python\d?|telnet|rsync)\s["'$\w.-]/,
]

/** The heading of a table at the end, which a pipe into a command looks like: `ten|sdt|id`. */
const columns = /(?:^|\s)[a-z]{2,20}([;|])(?:[a-z]{2,20}\1){1,8}(?:id|ps|sh)\s?$/

/** `c'a't`, `c\\at`, `who$@ami`, `;"cat" x`: a shell drops these characters inside words and around a command, so the rules do too. */
const unquoted = (text: string) =>
  text
    .replace(/(?<=[\w/])(?:''|""|['"\\^](?=[\w/'"])|\$(?:[@*]|\{\w{0,20}\}|\(\))(?=\w))/g, '')
    .replace(/(?<=[;|&\n]\s?)(?:\$?(['"])([\w./-]{1,30})\1(?=\s)|\\(?=\w))/g, '$2')
    .replace(/(?<=(?:^|[^'"])[;|&])(['"])([\w./-]{1,30})\1$/, '$2')

/** Forms and addresses have `+` for a space, and then no other one. */
const spaced = (text: string) => (text.includes(' ') ? text : text.replace(/\++/g, ' '))

const isSure = ({ text }: Form) => sure.some((shape) => shape.test(text))
const isInText = (form: Form) =>
  isSure(form) ||
  inText.some((shape) => shape.test(form.text)) ||
  cased.some((shape) => shape.test(form.cased.replace(columns, '')))

export function isCommandAttack(form: Form, isPassword: boolean) {
  if (isPassword) return isSure(form) || inPassword.some((shape) => shape.test(form.cased))
  const [bare, apart] = [unquoted(form.text), spaced(form.text)]
  return (
    isInText(form) ||
    (bare !== form.text && isInText({ text: bare, cased: unquoted(form.cased) })) ||
    (apart !== form.text && isInText({ text: apart, cased: spaced(form.cased) }))
  )
}
