import type { Form } from './canonical.ts'

/** Words that are nothing but commands. */
const plain =
  '(?:whoami|uname|ifconfig|ipconfig|netstat|nslookup|systeminfo|tasklist|taskkill|powershell|pwsh|wget|ncat|netcat|chmod|chown|chgrp|crontab|useradd|adduser|usermod|passwd|wmic|certutil|bitsadmin|schtasks|regsvr32|rundll32|mshta|cscript|wscript|msiexec|traceroute|tracert|printenv|lsof|getent|hostname|ifup|iptables|systemctl|mkfifo|xterm|socat|lynx|busybox|base64|xxd|whois|dmesg|vmstat|mysqldump|pg_dump|ls|pwd|zsh|ksh|cmd\\.exe|sudo)'
const long =
  '(?:whoami|uname|ifconfig|ipconfig|netstat|nslookup|systeminfo|tasklist|taskkill|powershell|pwsh|wget|netcat|chmod|chown|chgrp|crontab|useradd|adduser|usermod|passwd|printenv|iptables|systemctl|mkfifo|sudo|mysqldump|pg_dump|hostname|killall|pkill|socat|wmic|certutil|bitsadmin|schtasks|ncat|lsof)'
/** Short names that are also abbreviations: only in lower case, and only with nothing but a separator around them. */
const short = '(?:id|sh|bash|dash|ls|pwd|ps|env|reboot)'
const alone =
  '(?:id|sh|bash|dash|ls|pwd|ps|env|nc|w|df|du|set|dir|cat|date|who|reboot|halt|ver|vol|history|mount|last|top|cmd|sleep|python\\d?|perl|ruby|php|node|sort|wc|tee|arp|route|export|echo|find|init)'
/** At the very start of a text after a separator, since no sentence starts like that. */
const opening =
  '(?:echo|printf|ping|curl|e?grep|awk|sed|rm|cp|mv|mkdir|rmdir|ssh|scp|sftp|ftp|docker|kubectl|git|npm|pip3?|yum|apt|apt-get|apk|service|su|ip|xargs|tee|openssl|mysql|psql|bash|sh|zsh|python\\d?|perl|php|node|timeout|nohup|telnet|dig|nc|del|copy|xcopy|tar|gcc|export|env|vi|vim|nano|ln|dd|crontab|arp|rsync|gzip|unzip)'
/** Commands that are also ordinary words: they count only with an argument. */
const word =
  '(?:cat|tac|curl|ping|type|find|more|less|head|tail|echo|printf|print|rm|cp|mv|dir|del|copy|move|mkdir|rmdir|rd|md|touch|ln|dd|grep|egrep|awk|sed|cut|sort|tee|xargs|nl|od|strings|diff|file|stat|kill|killall|pkill|sleep|timeout|nohup|env|export|set|source|eval|exec|bash|sh|dash|cmd|python[23]?|perl|ruby|php\\d?|node|java|gcc|make|git|svn|npm|pip|apt|apt-get|yum|ssh|scp|sftp|ftp|tftp|telnet|rsync|dig|host|arp|route|ip|net|netsh|reg|sc|start|tar|zip|unzip|gzip|openssl|mail|sendmail|su|id|who|last|date|hostname|mount|umount|reboot|shutdown|halt|init|service|vi|vim|nano|sqlite3|mysql|psql|docker|kubectl|at|test|read|time|finger|attrib|icacls|fsutil|robocopy|xcopy|expr|seq|rev|base32|nc|ps|df|du)'
const commandWord = `(?:${plain}|${word})`
const folder = '(?:(?:/usr)?(?:/local)?/s?bin/|[a-z]:\\\\windows\\\\system32\\\\|\\./)?'
const before = `${folder}(?:(?:sudo|nohup|exec|time|env)\\s)?`

/** Only network commands take a bare host, and only commands that read files a bare file. */
const network = '(?:ping6?|curl|wget|telnet|ssh|scp|ftp|tftp|dig|host|nslookup|nc|ncat|tracert|traceroute|whois|fetch)'
const target =
  '\\s(?:-{1,2}\\w[\\w=-]{0,30}\\s){0,4}(?:\\w{1,30}@)?(?:localhost|[a-z0-9][a-z0-9-]{0,60}(?:\\.[a-z0-9-]{1,60}){1,5})'
const reader =
  '(?:cat|tac|type|more|less|head|tail|rm|del|cp|mv|copy|php|python[23]?|perl|ruby|node|sh|bash|source|nl|od|strings|grep|touch|echo|chmod|vi|nano)'
const fileName =
  '\\s\\S{0,60}\\.(?:php|jsp?|aspx?|txt|sh|bash|conf|cfg|ini|log|env|py|pl|rb|json|ya?ml|xml|sql|db|bak|key|pem|exe|bat|cmd|ps1|html?|htaccess)(?![\\w])'

/** The forms of an argument: an option, a path, an address, a variable, a redirection, a quote. */
const argument =
  '(?:\\s?(?:\\$\\{?ifs\\b|<\\s?/|>{1,2}\\s?(?:[/&]|\\w{1,40}\\.\\w))|\\s(?:-{1,2}[a-z0-9]|[/~.*$`]\\S|/(?:$|\\s-)|[.*]$|~$|[a-z]:[\\\\/]|\\\\|https?:|ftp:|\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d|\\+[xrws]|[0-7]{3,4}\\s|%\\w{1,20}%))'
const stop = '\\s?(?:$|[;|&)`\'"#<>\\n])'
const separator = '(?:[;|&\\n]|\\|\\||&&)'

const sure = [
  new RegExp(
    `[;|&\\n]\\s?${before}(?:cat|curl|wget|ping|chmod|touch|echo|python3?|perl|bash|powershell|type|find|head|tail)\\s(?:-[a-z]{1,8}\\s)?(?:/[a-z]{2}|https?:/|-[a-z]{1,4}\\s\\S{2})`,
  ),
  /[;|&]\s?(?:rm\s-[rf]{1,2}\s|nc\s(?:-[a-z]{1,4}\s\S{3}|\d{1,3}\.\d{1,3}\.)|chmod\s[0-7]{3}|sleep\s\d|whoami|ipconfig|ifconfig)|[;|&]\s(?:ls|sh|bash|id)\s(?:-[a-z]{1,4}(?:\s|$)|\/)|[|]\s?bash\s?$|[|]\szsh\s?$/,
  new RegExp(
    `\\$\\(\\s?${before}(?:whoami|uname|ifconfig|ipconfig|netstat|nslookup|hostname|passwd|powershell|wget|curl|cat|sleep|ping|printenv|echo|bash|base64|chmod|find|perl|python3?)(?:\\)|\\s\\S)`,
  ),
  /`\s?(?:whoami|uname|ifconfig|ipconfig|netstat|hostname|powershell|(?:wget|curl|nslookup|cat|ping|sleep)\s[^`]{2,80})`/,
  /\$\(\s?(?:(?:pwd|env)\)|(?:id|ls)\s-)|(?:&&|\|\|)\s?ls\s-|[;|&]\s?(?:uname|reboot|hostname|netstat|printenv|shutdown|systeminfo|tasklist)(?:$|[\s;|&])/,
  /[;|&]\s?(?:(?:python3?|perl|php|ruby|node|bash|sh)\s-[a-z]{1,2}(?:\s|$)|echo\s\S{1,30}\s?>{1,2}\s?[/\w]|net\suser|dir\s[a-z]:|kill\s-\d|(?:curl|wget)\s[\w-]{2,60}\.[a-z]{2})|`\s?uname\s-/,
  /\/bin\/(?:ba|z|k|c|da|tc)?sh\b|\/dev\/(?:tcp|udp)\/|\$\{ifs\}/,
]

/** Short enough to appear by chance, so they count only in lower case. Still shorter ones are allowed in a password. */
const inPassword = [/\$\(\s?(?:id|ls)\)/]

const inText = [
  // Separator, command, argument.
  new RegExp(`${separator}\\s?${before}${commandWord}${argument}`),
  new RegExp(`${separator}\\s?${before}${network}${target}`),
  new RegExp(`(?:${separator})\\s?${before}${reader}${fileName}`),
  new RegExp(
    `${separator}\\s?${before}(?:(?:echo|printf|grep|awk|sed|eval|cat|curl|mysql|psql|find)\\s["']\\S|(?:export|env|dd)\\s\\w{1,30}=)`,
  ),
  // A command alone: one that is no ordinary word, directly after its separator, or the whole text.
  new RegExp(`(?:[;|\\n]|\\|\\||&&|^\\s?&|\\S&)\\s?${before}${plain}${stop}`),
  new RegExp(`(?:[;|\\n]|\\|\\||&&)\\s?${before}${long}\\s[a-z0-9+/~.-]`),
  new RegExp(`&\\s?(?:whoami|ipconfig|ifconfig|uname|netstat|systeminfo|tasklist|hostname)${stop}`),
  new RegExp(`${separator}\\s?${folder}sleep\\s\\d{1,6}(?:\\.\\d{1,4})?[smh]?${stop}`),
  new RegExp(
    `(?:&&|\\|\\|)\\s?${before}(?:${plain}|cat|curl|ping|echo|rm|id|dir|type\\s\\S{1,60}\\.\\w|sleep|sh|bash|python3?|perl|ssh|telnet|net)(?:\\s[\\w./:-]{1,80}${stop}|${stop})`,
  ),
  /[;|&\n]\s?net1?\s(?:user|localgroup|group|view|share|use|start|stop|accounts)\b|[;|&\n]\s?(?:reg\s(?:add|query|delete)|sc\s(?:query|create|config)|netsh\s\w|shutdown\s(?:now|\/|-)|format\s[a-z]:|kill(?:all)?\s-?\d|tar\s-?[a-z]{1,4}\s|ps\s(?:aux|-?ef)|\{\w{1,12},)|[;|&]\{\w{1,12},/,
  new RegExp(`^\\s?${separator}{1,2}\\s?${before}${opening}\\s\\S`),
  new RegExp(
    `${separator}\\s?${before}${commandWord}\\s[^;|&\\n]{0,60}?[\\s"'=]/(?:etc|proc|var|tmp|home|root|usr|bin|dev)/`,
  ),
  new RegExp(`${separator}\\s?(?:echo|printf|cat)\\s[^;|&>\\n]{1,80}>{1,2}\\s?[\\w/~-]{0,40}[./]\\w`),
  /[;|&\n]\s?(?:docker\s(?:ps|run|exec|rm|images|kill|stop)\b|kubectl\s\w|service\s\w{1,20}\s(?:start|stop|restart|status)\b|apt(?:-get)?\s(?:install|update|remove)\b|(?:npm|pip3?|yum|gem)\s(?:install|i)\s|git\s(?:clone|pull|push|config|log|status)\b|su\s(?:-|root)|ip\s(?:addr|a|link)\b|openssl\s\w|xargs\s\w)/,
  /&\s?(?:powershell(?:\.exe)?|pwsh|wmic|certutil|cmd\.exe|taskkill|schtasks|netsh|bitsadmin)(?:\s\S|$)/,
  // A program called by its path: a local one, or one whose name is hidden by wildcards.
  /[;|&\n`(]\s?(?:\.\s|source\s)?(?:\.\/|\/tmp\/|\/var\/tmp\/|\/dev\/shm\/)\w|[;|&\n`(]\s?\/[\w?*[\]]{0,12}[?*[][^\s/]{0,12}\//,
  new RegExp(`\\{${commandWord},[^\\s,}]{1,60}\\}`),
  /\(\)\s?\{\s?:\s?;\s?\}/,
  // Substitution.
  new RegExp(`(?:\\$|<|>)\\(\\s?${before}(?:${commandWord}|${alone})(?:\\)|\\s|\\||;|$|<)`),
  new RegExp(
    '`\\s?' +
      before +
      `(?:(?:${plain}|id|env)(?:\\s[^\`]{0,100})?|${commandWord}${argument}[^\`]{0,100}|sleep\\s\\d{1,5}|echo\\s[^\`]{1,80}|curl\\s[^\`]{1,80}|ping\\s[^\`]{1,80})\``,
  ),
  /\$\{?ifs\b|\$\{\s?(?:jndi|\$\{|path|env|lower:|upper:|::-)|\$\(\s?<|\$\(\(\s?\d|\$\{?(?:path|shell|home)\}?:\d/,
  // Shells called by name.
  /\/(?:usr\/)?s?bin\/(?:(?:ba|z|k|c|da|tc)?sh|id|cat|ls|nc|python\d?|perl|wget|curl|ping|whoami|uname|env)\b/,
  /(?:^|[\s;|&"'`(])(?:(?:ba|z|k|da)?sh\s-[a-z]{0,3}[ic]\s|nc(?:at)?\s-[a-z]{0,5}[el][a-z]{0,5}\s|cmd(?:\.exe)?\s?\/[ckr]\s?\S|powershell(?:\.exe)?\s-\w|rm\s-[a-z]{0,4}[rf][a-z]{0,4}\s[/~*.]|python[23]?\s-c\s|perl\s-e\s|php\s-r\s|ruby\s-r?s?e|node\s-e\s)/,
  /\b(?:curl|wget)\s[^|;\n]{0,120}https?:[^|\n]{1,160}\|\s?(?:ba|z|da)?sh\b|\b\d>&\d|\|\s?(?:ba|z|k|da)sh\s?$|^\s?\|\s?(?:ba|z|k|da)?sh\b/,
  />{1,2}\s?\/(?:dev\/null|etc\/|tmp\/|var\/|home\/|root\/)|<\s?\/(?:etc|proc|dev|var|home|root)\/|:\(\)\s?\{\s?:\s?\|/,
  /<!--#(?:exec|include|echo)\b|<\?php\s|<\?=|<%\s?(?:=|eval|execute|response)|\b(?:system|passthru|shell_exec|popen|proc_open|pcntl_exec|os\.system|subprocess\.\w{1,12}|child_process\W{0,3}\)?\.?\w{0,12})\s?\(\s?["'$`[]|\bruntime\.getruntime\(|\b__import__\s?\(|\brequire\(["']child_process/,
]

/** Directly after their separator, or where only a number, an address or a quote stands before. */
const cased = [
  new RegExp(
    `(?:\\S(?:[;|&]|\\|\\||&&)|\\n|^[\\d.:'")\\s]{0,40}[\\d.'")]\\s?(?:[;|&]|\\|\\||&&)\\s?|&&\\s?)${folder}${short}${stop}`,
  ),
  new RegExp(
    `(?:\\d{1,3}(?:\\.\\d{1,3}){3}|@[\\w-]{1,60}\\.[a-z]{2,20}|[)\\]}'"])\\s?(?:[;|&]|\\|\\||&&)\\s?${folder}(?:id|ls|pwd|dir|ps|env|sh|bash)\\s?$`,
  ),
  new RegExp(`^\\s?(?:[;|&]|\\|\\||&&|\\n)\\s?${folder}${alone}${stop}`),
]

/** `c'a't`, `c\\at`, `who$@ami`: a shell drops these characters inside words, so the rules do too. */
const unquoted = (text: string) => text.replace(/(?<=[\w/])(?:''|""|['"\\^](?=[\w/'"])|\$[@*](?=\w))/g, '')

const isInText = (form: Form) =>
  inText.some((shape) => shape.test(form.text)) || cased.some((shape) => shape.test(form.cased))

export function isCommandAttack(form: Form, isPassword: boolean) {
  if (sure.some((shape) => shape.test(form.text))) return true
  if (isPassword) return inPassword.some((shape) => shape.test(form.cased))
  if (isInText(form)) return true
  const text = unquoted(form.text)
  return text !== form.text && isInText({ text, cased: text })
}
