import type { Form } from './canonical.ts'

/** Attributes of LDAP directories; `o`, `l`, `c` are left out, since formulas use them. */
const rareAttribute =
  'uid|cn|sn|ou|dc|dn|objectclass|objectcategory|objectsid|userpassword|unicodepwd|samaccountname|userprincipalname|useraccountcontrol|givenname|displayname|memberof|uniquemember|uidnumber|gidnumber|homedirectory|loginshell|telephonenumber|employeeid|employeenumber|distinguishedname|admincount|pwdlastset|accountexpires'
const attribute = `(?:${rareAttribute}|mail|password|member|department|manager|title|description|name|user|username|login|email|role|group)`
const equals = '\\s?(?:[~<>:]?=|:(?:dn:)?[\\w.]{0,40}:=)'

const sure = [
  new RegExp(`\\)\\s?\\(\\s?(?:${rareAttribute})${equals}`),
  new RegExp(`\\)\\s?\\(\\s?(?:[|&!]\\s?\\(?\\s?${attribute}${equals}|${attribute}${equals}[^()]{0,60}\\*)`),
  // Words of prose count where the filter, not the text, opened the bracket: `Khách (2 đôi)(email=lan@x.vn)`, `:) (name=Lan)`.
  new RegExp(`^[^()]*(?<![:;=^_'-])\\)\\(\\s?${attribute}${equals}`),
  /\((?:uid|cn|objectclass)=\*\)/,
  new RegExp(`\\(\\s?[&|!]\\s?\\(\\s?${attribute}${equals}`),
]

const inText = [
  // A filter that opens another one: `)(|(`, `)(&)`.
  /\)\s?\(\s?[&|]\s?(?:[()]|$)/,
  /\)\s?\(\s?!\s?\(/,
  /^[^(]*\)\s?\(\s?[a-z][\w-]{1,40}\s?[~<>]?=\s?\*/,
  // One word leaves the filter: `admin)(isAdmin=true`.
  /^[a-z][\w.*@-]{1,60}\)\([a-z][\w-]{1,40}[~<>]?=\w/,
  /\(\s?[&|!]\s?\(\s?[&|!(]{0,3}\s?[\w-]{1,40}\s?[~<>:]?=/,
  new RegExp(`\\(\\s?[&|]\\s?${attribute}\\s?[~<>]?=`),
  // “Giá (*)(size = 38)”, “Đế (chọn lọc*) (size = 38)” have a mark within brackets of their own.
  /\*(?<!\([^()]{0,60})\s?\){1,3}\s?\(\s?[&|!(]{0,3}\s?[\w-]{1,40}\s?[~<>:]?=/,
  // Attributes whose names forms have too only without prose around them: “(name=*) bắt buộc”.
  new RegExp(
    `\\(\\s?(?!(?:email|name|title|description|role|group)\\b)${attribute}\\s?[~<>]?=\\s?\\*|^\\s?\\({1,3}\\s?${attribute}\\s?[~<>]?=\\s?\\*[^()]{0,40}(?:$|\\)\\s?(?:$|[()]))`,
  ),
  /^\s?\*\s?\){1,3}\s?\(\s?(?:[|&!(*]|[a-z]{0,20}$)|^\s?\*\s?\(\s?[|&]|\*\(\)\|/,
  /^\s?\((?:uid|cn|objectclass|objectcategory|samaccountname|userpassword|memberof|userprincipalname)=[^()]{1,60}\)\s?$/,
  /\((?:uid|cn|sn|ou|dc|givenname|displayname|homephone)=[\w.@-]{0,40}\*/,
  // Nearly equal, or by a rule of its own: `(cn~=admin)`, `(cn:caseExactMatch:=x)`.
  new RegExp(`\\(\\s?(?:${rareAttribute})(?:~=(?!\\s?\\d)|:(?:dn:)?[\\w.]{0,40}:=)`),
  /\*\){1,3}%00|^\s?dc=[\w-]{1,60},dc=[a-z]/,
  /\b(?:cn|uid|ou)=[^,=]{1,64},\s?(?:(?:ou|cn|o)=[^,=]{1,64},\s?){0,4}dc=\w/,
]

/** `\28`, `\29`, `\2a`: parentheses and star as LDAP escapes them. */
const unescaped = (text: string) => text.replace(/\\2([89a])/g, (_, sign: string) => '()*'['89a'.indexOf(sign)]!)

export function isDirectoryAttack(form: Form, isPassword: boolean) {
  const text = unescaped(form.text)
  return sure.some((shape) => shape.test(text)) || (!isPassword && inText.some((shape) => shape.test(text)))
}
