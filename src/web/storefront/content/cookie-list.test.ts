import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { proofSeconds } from '#shop/identity/proof.ts'
import { cookieList } from './cookie-list.ts'

/** Words with the shop's prefix that are not stored in a browser. */
const other = new Set(['luot_seeded', 'luot_template'])

const linkCookie = (purpose: string) => `luot_${purpose.replaceAll('-', '_')}`

/** Each part of a source that looks like the name of a cookie or of a browser storage entry. */
function namesIn(source: string) {
  const code = source
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    // The library puts its prefix before the name itself.
    .replace(/createAuthCookie\((['"`])/g, 'createAuthCookie($1luot.')
  const found = [
    // One name for each purpose: the list must have them all.
    ...(code.includes('luot_${purpose') ? Object.keys(proofSeconds).map((name) => ['', linkCookie(name)]) : []),
    // Anything with the shop's prefix, plain or as the beginning of a template.
    ...code.matchAll(/(?:['"`]|['"`]\$\{[^`]*\})(?:__Host-)?(luot[_.][a-z_]+)(?=['"`=])/g),
    // What is put into storage by a literal name.
    ...code.matchAll(/(?:local|session|browser|tab)Storage\??\.(?:get|set|remove)Item\(\s*['"`]([^'"`$]+)/g),
    ...code.matchAll(/(?:local|session|browser|tab)Storage\[['"`]([^'"`$]+)/g),
    ...code.matchAll(/(?:writeCookie|readCookie)\([^'"`;(]{0,40}['"`](?:__Host-)?([^'"`$]+)/g),
    ...code.matchAll(/document\.cookie\s*=\s*['"`](?:__Host-)?([\w.-]+)=/g),
    ...code.matchAll(/['"]Set-Cookie['"][^'"`]{0,40}['"`](?:__Host-)?([\w.-]+)=/gi),
  ]
  // A constant that is named for it, in a file that has to do with it: `const wishlistKey = 'wishlist'`.
  if (/(?:local|session|browser|tab)Storage|Pick<Storage|[cC]ookie/.test(code))
    found.push(
      ...code.matchAll(/const \w*(?:Key|Mark|Cookie|Hint|Record|Shelf)\b[^=\n]*= ['"`](?:__Host-)?([\w.-]+)['"`]/g),
    )
  return found.map(([, name]) => name!).filter((name) => !other.has(name))
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('words'))
  .filter((file) => !file.endsWith('cookie-list.ts'))
  .map((file) => ({ file, source: readFileSync(join('src', file), 'utf8') }))
  .map((one) => ({ ...one, names: namesIn(one.source) }))

describe('the list of cookies and browser storage', () => {
  const told = new Set(cookieList.map(({ name }) => name))

  test('the list names everything that the source stores in a browser', () => {
    const untold = sources.flatMap(({ file, names }) =>
      names.filter((name) => !told.has(name)).map((name) => `${name} (${file})`),
    )
    expect(untold).toEqual([])
  })

  test('the list names the cookies of email links, whose names are composed', () => {
    const putTogether = sources.filter(({ source }) => source.includes('luot_${')).map(({ file }) => file)
    expect(putTogether).toEqual(['web/account/auth/link-cookie.server.ts'])
    for (const purpose of Object.keys(proofSeconds)) expect(told).toContain(`luot_${purpose.replaceAll('-', '_')}`)
  })

  test('the search of the source finds every way to name a cookie or a storage entry', () => {
    const found = new Set(sources.flatMap(({ names }) => names))
    for (const name of [
      'luot_basket',
      'luot_orders',
      'luot_lang',
      'luot_cart',
      'luot_foot',
      'luot_switched',
      'luot_in',
      'luot_social',
      'luot_reset_password',
      'wishlist_of',
      'luot.two_factor',
      'luot_signing_in',
    ])
      expect(found, name).toContain(name)
    expect(namesIn(`localStorage.setItem('wishlist', x)`)).toEqual(['wishlist'])
    expect(namesIn(`tabStorage.setItem('wishlist', x)`)).toEqual(['wishlist'])
    expect(namesIn("const wishlistKey = 'wishlist'\nshelf = localStorage")).toEqual(['wishlist'])
    expect(namesIn("live ? '__Host-luot_new' : 'luot_new'")).toEqual(['luot_new', 'luot_new'])
    expect(namesIn("{ 'Set-Cookie': `other=${x}; Path=/` }")).toEqual(['other'])
    expect(namesIn("document.cookie = 'seen=1'")).toEqual(['seen'])
    expect(namesIn('live + `${host}luot_new`')).toEqual(['luot_new'])
    expect(namesIn("readCookie(h, of.createAuthCookie('state').name)")).toContain('luot.state')
    expect(namesIn("(readCookie(request, name()) ?? '').split('.')")).toEqual([])
    expect(namesIn("// localStorage.setItem('told')")).toEqual([])
  })

  test('the list has each name once, with a purpose and a lifetime in both languages', () => {
    expect(told.size).toBe(cookieList.length)
    for (const { purpose, lifetime } of cookieList)
      for (const say of [purpose, lifetime]) expect(say({}, { locale: 'en' })).not.toBe(say({}, { locale: 'vi' }))
  })
})
