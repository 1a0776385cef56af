/**
 * Checks that both languages have the same keys with the same placeholders, no empty texts and no unused keys.
 * Texts that are equal in both languages are reported too, unless they are names or marks that have no language.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const languages = ['vi', 'en']
/** The server looks up labels of the catalogue by name (src/shop/catalogue/attributes/labels.server.ts). */
const labelFamilies = /^(attribute|choice|type|level|option|unit)_/
/** Names, marks, units and loanwords that both languages write alike. */
const sameInBoth = new Set(
  'lướt email hotline sku vn en vat zalo facebook cod eu uk us mondo premium sport classic menu ok m mm cm kg g ft hrc size profile composite axel blog english tiếng việt'.split(
    ' ',
  ),
)

const errors = []
const messages = Object.fromEntries(languages.map((language) => [language, readAll(language)]))
const used = usedKeys()

for (const key of new Set(languages.flatMap((language) => [...messages[language].keys()]))) {
  const missing = languages.filter((language) => !messages[language].has(key))
  if (missing.length) errors.push(`${key}: not in ${missing.join(', ')}`)
  else compare(key, ...languages.map((language) => messages[language].get(key)))
  if (!used.has(key) && !labelFamilies.test(key)) errors.push(`${key}: no screen says it`)
}

if (errors.length) console.error(errors.sort().join('\n'))
console.log(`${messages.vi.size} messages in ${languages.join(' and ')}, ${errors.length} faults`)
process.exitCode = errors.length ? 1 : 0

function compare(key, vi, en) {
  if (!vi.text.trim() || !en.text.trim()) errors.push(`${key}: empty`)
  if (placeholdersOf(vi.text) !== placeholdersOf(en.text))
    errors.push(`${key}: blanks differ: ${placeholdersOf(vi.text) || 'none'} and ${placeholdersOf(en.text) || 'none'}`)
  if (vi.file !== en.file) errors.push(`${key}: in ${vi.file} and in ${en.file}`)
  if (vi.text === en.text && !isAlike(vi.text)) errors.push(`${key}: the same in both languages: ${vi.text}`)
}

function isAlike(text) {
  const words = text
    .replace(/\{\w+\}/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
  return words.every((word) => !word || sameInBoth.has(word))
}

/** All texts of a language with their files; a key that occurs twice is an error. */
function readAll(language) {
  const all = new Map()
  const folder = join('messages', language)
  for (const file of readdirSync(folder)) {
    const text = readFileSync(join(folder, file), 'utf8')
    for (const [key, value] of Object.entries(JSON.parse(text))) {
      if (key.startsWith('$')) continue
      if (all.has(key) || text.split(`"${key}":`).length > 2) errors.push(`${key}: twice in ${language}`)
      all.set(key, { file, text: wordsOf(value) })
    }
  }
  return all
}

/** A message is a text, or one text per plural form; all of them count. */
function wordsOf(value) {
  if (typeof value === 'string') return value
  return Object.values(value).map(wordsOf).join('\n')
}

function placeholdersOf(text) {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].sort().join(' ')
}

/** Keys used as `m.key` outside of tests. */
function usedKeys() {
  const keys = new Set()
  for (const file of readdirSync('src', { recursive: true })) {
    if (file.startsWith('words') || !/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue
    for (const [, key] of readFileSync(join('src', file), 'utf8').matchAll(/\bm\.(\w+)/g)) keys.add(key)
  }
  return keys
}
