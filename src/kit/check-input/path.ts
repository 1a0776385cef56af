import type { Form } from './canonical.ts'

const file =
  /\/etc\/(?:passwd|shadow|group|gshadow|hosts|hostname|issue|sudoers|crontab|fstab|motd|profile|resolv\.conf|os-release|my\.cnf|ssh\/|ssl\/|nginx\/|apache2?\/|httpd\/|mysql\/|php|cron)/

const sure = [
  /(?:\.\.[\\/]{1,3}){2}|(?:\.{4}[\\/]{2}){2}|(?:\.\.;\/){2}/,
  file,
  /\b[a-z]:[\\/]{1,2}(?:windows|winnt|boot\.ini|inetpub)|\/var\/(?:log|www)\/|\/root\/\.|\/\.ssh\/|php:\/\/(?:filter|input)|\bexpect:\/\//,
  /\/proc\/(?:self|version|cpuinfo|mounts|net|sched_debug|\d{1,7})(?:\/|$|\W)/,
  /\bfile:[\\/]{2,3}[\w~.%]/,
]

const inText = [
  // One step up after a boundary: `and/or... / ...` is prose, and `36/../42` a range.
  /(?:^|[^\w.])(?:\.\.(?:\\|\/(?!\d)|;\/)|(?<!\d\/)\.\.\/)/,
  /(?:^|[^\w.])\.{4}[\\/]{2}/,
  // The step at the end, of a path from the root or the current folder: `đen/trắng/..` is a list.
  /(?:^|[\s"'=])(?:[a-z]:|\.)?[\\/](?:[\w.-]{1,60}[\\/]){0,8}\.\.(?:$|["'\s?&#;])/,
  // Files that nobody names in a shop; `doors/windows/repair` is a list.
  /(?:win|boot|system|php)\.ini\b|[\\/]my\.ini\b|(?<![\p{L}\p{M}][\\/])\bwindows[\\/]{1,2}(?:system32|win\.|repair|temp|system)|\bwinnt[\\/]|system32[\\/]/u,
  /\b[a-z]:[\\/]{1,2}(?:windows|winnt|boot\.ini|inetpub|autoexec|xampp|wamp)\b/,
  /\/(?:var\/(?:log|www|lib|mail|spool|run|backups)|usr\/(?:local|share|lib)\/\w{1,40}|opt\/\w{1,40}\/conf|srv\/(?:www|https?|ftp)|boot\/grub|dev\/(?:mem|sda|u?random|zero|shm))(?:\/|$)|\/tmp\/sess_/,
  /(?<![\p{L}\p{M}\p{N}])\/root(?:\/|$)/u,
  /(?:^|[\\/\s"'=])\.(?:(?:docker|kube)[\\/]\w|(?:ssh|aws|git|svn|hg)(?:[\\/](?:\w|$)|(?<=[\\/]\.[a-z]{2,3})$))|\.(?:ds_store|htaccess|htpasswd|bash_history|mysql_history|pgpass|netrc|npmrc|pypirc|git-credentials)\b/,
  /(?:^|[\\/=])\.env(?:\.\w{1,20})?(?:$|[\s"'?#&])|\bid_(?:rsa|dsa|ed25519)\b|\bauthorized_keys\b/,
  /\b(?:wp-config\.php|web\.config|web-inf[\\/]|meta-inf[\\/]|ntuser\.dat|unattend\.xml|config[\\/](?:(?:database|secrets|parameters|credentials)\.ya?ml|master\.key))/,
  /\/sys\/(?:class|kernel|devices)\/|\/run\/secrets\/|\/\.dockerenv\b/,
  /\.{3}\/(?:\.\/|\.{3}\/\/)|(?:~[\w-]{0,30}|\/(?:home|users)\/[\w.-]{1,40})\/\.\w|%(?:systemroot|windir|appdata|userprofile|programfiles|temp)%/,
  // Addresses that read files or ask other machines.
  /\bfile:[\\/]{1,4}\w|\bphp:\/\/(?:filter|input|output|fd|memory|temp|stdin)|\b(?:phar|zip|expect|glob|compress\.zlib|compress\.bzip2|ogg|rar|netdoc|gopher|dict|tftp|ssh2\.\w{1,10}|zlib|ldaps?):\/\/|\bdata:\/\/text\/|\bjar:(?:file|https?):|\bclasspath\*?:\/?\w/,
  /\\\\[\w.-]{1,60}\\(?:[a-z]\$|admin\$|ipc\$)|(?:^|[\s"'=])\\\\[\w.-]{2,60}\\[\w$.-]/,
]

/** Any file of these folders, after a boundary: nobody names them in a shop, but `x/etc/y` may be a list. */
const systemFile = /(?<![\p{L}\p{M}\p{N}])\/(?:etc|proc)\/\w/u

/** `/etc/./passwd`, `/etc//passwd` and `\\etc\\passwd` are one file. */
const straight = (text: string) => text.replace(/\\/g, '/').replace(/\/(?:\.?\/){1,20}/g, '/')

const isSystemFile = (text: string) => file.test(text) || systemFile.test(text)

export const isPathAttack = ({ text }: Form, isPassword: boolean) =>
  sure.some((shape) => shape.test(text)) ||
  (!isPassword && (inText.some((shape) => shape.test(text)) || isSystemFile(straight(text))))
