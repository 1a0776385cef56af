import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const readAll = (locale: 'vi' | 'en') =>
  readdirSync(join('messages', locale)).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(join('messages', locale, file), 'utf8')) as Record<string, string>),
  )
const vi = readAll('vi')
const en = readAll('en')
const whereIs = (texts: [string, string][], phrase: RegExp) =>
  texts.flatMap(([key, text]) => (phrase.test(text) ? [`${key}: ${text}`] : []))

test('what somebody has to do is asked politely: no sentence orders “Bạn nhập …” or “Bạn chọn … giúp”', () => {
  const order =
    /(^|[.?!:;,] )[Bb]ạn (nhập|chọn|điền|viết|đánh dấu|kiểm tra|thử lại|tải lại|rút gọn|bỏ|trả lời|gọi|liên hệ)(?!\p{L})/u
  expect(whereIs(vi, order)).toEqual([])
})

test('jumps are counted in turns, never “nhảy đôi”, which are two people', () => {
  expect(whereIs(vi, /nhảy (đôi|đơn)|axel đôi|nhảy ba(?! vòng)/i)).toEqual([])
  const texts = ['guides', 'posts', 'pages'].flatMap((kind) => {
    const folder = join('seed/content', kind, 'vi')
    return readdirSync(folder).map((file): [string, string] => [file, readFileSync(join(folder, file), 'utf8')])
  })
  const goods = readdirSync('seed/catalogue').map((file): [string, string] => [
    file,
    readFileSync(join('seed/catalogue', file), 'utf8'),
  ])
  expect([...texts, ...goods].flatMap(([file, text]) => (/nhảy (đôi|đơn)|axel đôi/i.test(text) ? [file] : []))).toEqual(
    [],
  )
})

test('delivery has one word for its fee and one for its being free', () => {
  expect(whereIs(vi, /freeship|phí vận chuyển|phí giao(?! hàng)/i)).toEqual([])
  expect(whereIs(en, /shipping fee|free shipping|ships free/i)).toEqual([])
})

test('the hollow is a radius, and paying again is not giving back', () => {
  expect(whereIs(vi, /độ sâu rãnh/i)).toEqual([])
  expect(whereIs(vi, /có thể trả lại hoặc/)).toEqual([])
})

test('English counts one thing as one', () => {
  const said = Object.fromEntries(en)
  expect(said.services_turnaround_one).toBe('Adds 1 working day')
  const ones = en.filter(([key]) => key.endsWith('_one') && said[key.slice(0, -4)]?.includes('{count}'))
  expect(ones.length).toBeGreaterThan(5)
  for (const [key, text] of ones) expect(text, key).not.toMatch(/(products|models|sizes|results|suggestions|codes)\b/)
  expect(whereIs(en, /\{count\} people|\{count\} of (the|your)[^.]* is /)).toEqual([])
})
