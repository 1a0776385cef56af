import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readWords } from '../vite/live-words.ts'
import { textsOf } from '../vite/speak-words.ts'

const { texts } = readWords()
const readAll = (locale: 'vi' | 'en') =>
  Object.entries(texts[locale]!).flatMap(([key, message]) =>
    textsOf(message).map((text): [string, string] => [key, text]),
  )
const vi = readAll('vi')
const en = readAll('en')
/** Messages that choose their text by the number. */
const hasForms = new Set(en.map(([key]) => key).filter((key, at, all) => all.indexOf(key) !== at))
const whereIs = (texts: [string, string][], phrase: RegExp) =>
  texts.flatMap(([key, text]) => (phrase.test(text) ? [`${key}: ${text}`] : []))

test('requests are polite: no sentence orders “Bạn nhập …” or “Bạn chọn … giúp”', () => {
  const order =
    /(^|[.?!:;,] )[Bb]ạn (nhập|chọn|điền|viết|đánh dấu|kiểm tra|thử lại|tải lại|rút gọn|bỏ|trả lời|gọi|liên hệ)(?!\p{L})/u
  expect(whereIs(vi, order)).toEqual([])
})

test('jumps are counted as “vòng”, never “nhảy đôi”, which means two people', () => {
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

test('the delivery fee and free delivery have one word each', () => {
  expect(whereIs(vi, /freeship|phí vận chuyển|phí giao(?! hàng)/i)).toEqual([])
  expect(whereIs(en, /shipping fee|free shipping|ships free/i)).toEqual([])
})

test('English counts in a sentence (“3 orders confirmed”), not as a label (“Orders confirmed: 3”)', () => {
  const labels = /^(Quantity|Received|Published|Hidden|Waiting|Shop-wide level|Orders):? /
  expect(
    whereIs(
      en.filter(([, text]) => !labels.test(text)),
      /: \{(count|cells|rows|pieces|n)\}[.)]?$/,
    ),
  ).toEqual([])
})

test('Vietnamese has one word for each thing', () => {
  const others = [
    /hãng vận chuyển|người giao(?! hàng)/i,
    /bề rộng/i,
    /vãng lai/i,
    /chờ đọc|lời đáp/i,
    /(quay|làm) lại được\./i,
    /kiểm kê/i,
    /việc (nền|ngầm)/i,
    /thiết lập/i,
    /nhiều nhất \{/i,
    /bằng tay/i,
  ]
  // Speed blades are ground by hand, so the words are right there.
  const meant = /^tool_blades_why_flat:/
  expect(others.flatMap((other) => whereIs(vi, other)).filter((found) => !meant.test(found))).toEqual([])
  expect(whereIs(vi, /GTGT/).filter((found) => !/Luật Thuế GTGT/.test(found))).toEqual([])
})

test('shoppers are asked to try again with “vui lòng”', () => {
  const staff =
    /^(admin|import|inquiry_answered|moderation|post|product_admin|refusal_(row|statement|unmatched|refund|work|shipment|parcel|carrier)|settings)_/
  const told = whereIs(vi, /(^|[.;] )(kiểm tra [^.]*rồi |thử lại|tải lại)[^.]*\./iu)
  expect(told.filter((found) => !staff.test(found) && !/vui lòng/i.test(found))).toEqual([])
})

test('the hollow is called a radius, and paying again is not confused with giving back', () => {
  expect(whereIs(vi, /độ sâu rãnh/i)).toEqual([])
  expect(whereIs(vi, /có thể trả lại hoặc/)).toEqual([])
})

test('English has one word for each thing, and typographic apostrophes', () => {
  const others =
    /order number|way to pay|under way|e-mail|telephone|two-factor|kept page|by hand:|\b(some|any|every)body\b|\w'\w/i
  expect(whereIs(en, others)).toEqual([])
})

test('English texts for one use the singular', () => {
  const said = Object.fromEntries(en)
  expect(said.service_turnaround_one).toBe('Adds 1 working day')
  const ones = en.filter(([key]) => key.endsWith('_one') && said[key.slice(0, -4)]?.includes('{count}'))
  expect(ones.length).toBeGreaterThan(5)
  for (const [key, text] of ones) expect(text, key).not.toMatch(/(products|models|sizes|results|suggestions|codes)\b/)
  expect(whereIs(en, /\{count\} people|\{count\} of (the|your)[^.]* is /)).toEqual([])
})

/** Numbers before a plural noun, and why they are never one: limits set in the code, and ranges. */
const neverOne: Record<string, string> = {
  limits:
    'profile_addresses_full profile_skaters_full compare_full redirect_import_hint redirect_import_many cart_saved_full admin_view_error_full home_error_products home_error_banners menu_error_many product_admin_pictures_many import_too_long promotion_too_many_codes media_photo_many return_pictures_hint workshop_pictures_hint review_pictures_hint shipment_settlement_long wishlist_full analytics_cut analytics_first_rows stock_heat_all product_admin_prices_to_all',
  spans: 'listing_seen policy_days_range tool_growth_beyond tool_growth_figure',
  'days that the shop promises or looks back, a week and more':
    'email_delivered_text return_lead stock_size_run_note review_fit_panel_none guide_drawing_warranty_repaired guide_drawing_warranty_label',
  'one has a text of its own under another name': 'review_stars delivery_zone_days_flat address_old_several',
  'all checks are more than one': 'system_testing_all_good',
}
const numbers =
  'count|n|times|days|minutes|hours|months|weeks|pieces|points|orders|uses|used|rows|files|most|max|visits|accounts|until|shown|wrong|vain'

test('every English text with a number before a plural has a form for one', () => {
  const said = new Set(en.map(([key]) => key))
  const excused = new Set(Object.values(neverOne).flatMap((keys) => keys.split(' ')))
  const many = new RegExp(`\\{(${numbers})\\}\\s+(?:[a-z-]+\\s+){0,2}?(?:[a-z]{3,}s|people|children)(?![a-z’])`)
  const found = en.flatMap(([key, text]) =>
    many.test(text) && !hasForms.has(key) && !said.has(`${key}_one`) && !excused.has(key) ? [`${key}: ${text}`] : [],
  )
  expect(found).toEqual([])
  // An exception that no text needs any more must be removed.
  const english = Object.fromEntries(en)
  expect([...excused].filter((key) => !many.test(english[key] ?? ''))).toEqual([])
})
