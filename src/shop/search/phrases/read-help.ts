import { and, eq, inArray } from 'drizzle-orm'
import { langIfOther, type Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { payPageIds } from '#providers/payments.ts'
import type { pageKeys } from '#shop/content/policies/page-keys.ts'
import { articleTextIn, isPublished } from '#shop/content/queries.ts'
import { articles, articleTranslations } from '#shop/content/schema.ts'
import { searchWordsOf } from '../words.ts'

type PageKey = (typeof pageKeys)[number]

const phrasesIn = (text: string) => text.split(',').map((phrase) => phrase.trim())

/** What shoppers type when they look for help and not for a product, folded; each leads to a page of the shop. */
const topics: [PageKey, string[]][] = [
  [
    'shipping',
    phrasesIn(`
    giao hang, phi giao hang, phi giao, phi ship, ship, freeship, mien phi giao hang, van chuyen,
    thoi gian giao, bao lau nhan hang, dong kiem, kiem hang, cod, ship cod, giao hang nhanh, shipping,
    delivery, delivery fee, shipping fee, free shipping, delivery time`),
  ],
  [
    'payment',
    [
      ...payPageIds,
      ...phrasesIn(`
    thanh toan, cach thanh toan, tra tien, tra gop, chuyen khoan, vietqr, vi dien tu, cod, ship cod,
    khi nhan hang, payment, pay, paying, bank transfer, cash on delivery, instalments`),
    ],
  ],
  [
    'returns',
    phrasesIn(`
    doi tra, doi hang, doi size, doi co, tra hang, hoan tien, tra lai, chinh sach doi tra, hoan hang,
    return, returns, refund, refunds, exchange, exchanges, return policy, size exchange`),
  ],
  ['warranty', phrasesIn('bao hanh, chinh sach bao hanh, warranty, guarantee')],
  ['complaints', phrasesIn('khieu nai, phan nan, complaint, complaints')],
  [
    'contact',
    phrasesIn('lien he, hotline, dia chi cua hang, so dien thoai, gio mo cua, contact, opening hours, phone'),
  ],
  ['size-guide', phrasesIn('bang size, chon size, do chan, huong dan chon size, size guide, size chart, sizing')],
  ['privacy', phrasesIn('bao mat, du lieu ca nhan, privacy')],
  ['support', phrasesIn('ho tro, tro giup, cau hoi thuong gap, faq, help, support')],
]
/** These words are also said of products (`ankle support`), so they ask for help only when they stand alone. */
const onlyAlone = new Set([
  'support',
  'help',
  'exchange',
  'exchanges',
  'return',
  'pay',
  'phone',
  'guarantee',
  'sizing',
  'ship',
])
const longest = 4
/** Words around them that name no product. */
const fillers = new Set([
  'chinh',
  'sach',
  'policy',
  'cach',
  'how',
  'to',
  'phi',
  'mien',
  'the',
  'nao',
  'co',
  'khong',
  'bao',
  'lau',
])

/** `pages`: where the help is, the best first. `rest`: the words that may name a product; empty where only help was asked for. */
export function readHelp(text: string): { pages: PageKey[]; rest: string } {
  const words = searchWordsOf(text).folded
  const pages = new Set<PageKey>()
  const left: string[] = []
  for (let at = 0; at < words.length;) {
    const [length, found] = helpAt(words, at)
    for (const page of found) pages.add(page)
    if (!length) left.push(words[at]!)
    at += length || 1
  }
  const rest = left.every((word) => fillers.has(word)) ? [] : left
  return pages.size ? { pages: [...pages], rest: rest.join(' ') } : { pages: [], rest: text }
}

/** The longest phrase that begins here, in words, and its pages. */
function helpAt(words: string[], at: number): [number, PageKey[]] {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ')
    if (onlyAlone.has(phrase) && words.length > 1) continue
    const found = topics.filter(([, phrases]) => phrases.includes(phrase)).map(([page]) => page)
    if (found.length) return [length, found]
  }
  return [0, []]
}

/** A page that a search leads to; `lang` is the language of its name, where that is not the language asked for. */
export type FoundPage = { name: string; path: string; lang?: Locale }

/** The published pages that answer this search, with their titles; a page without English has its Vietnamese title. */
export async function listHelp(db: Db, locale: Locale, text: string): Promise<FoundPage[]> {
  const { pages } = readHelp(text)
  if (!pages.length) return []
  const rows = await db
    .select({ key: articles.key, name: articleTranslations.title, locale: articleTranslations.locale })
    .from(articles)
    .innerJoin(articleTranslations, articleTextIn(locale))
    .where(and(eq(articles.kind, 'page'), isPublished(), inArray(articles.key, pages)))
  return pages.flatMap((page) =>
    rows
      .filter(({ key }) => key === page)
      .map((row) => ({ name: row.name, path: `/${page}`, lang: langIfOther(row.locale, locale) })),
  )
}
