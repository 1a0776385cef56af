import { sql } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import { fold } from '#kit/fold.ts'
import type { Dong } from '#kit/money.ts'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { listOrderRows } from '../orders/list-order-rows.ts'
import { listUsers } from '../users/list-users.ts'
import type { ArticleKind, ArticleState } from '#shop/content/articles/article.ts'
import { listArticleRows } from '#shop/content/articles/list-article-rows.ts'
import type { ProductStatus } from '#shop/catalogue/product.ts'
import { searchProducts } from '#shop/catalogue/products/search-products.ts'
import { readCorrectedQuery } from '#shop/search/phrases/find-matches.ts'

const maxResults = 5

/** `exact`: code, number, SKU or address equals the typed text. */
type OrderMatch = { id: string; code: string; name: string; total: Dong; exact?: boolean }
type ProductMatch = {
  id: string
  name: string
  slug: string
  status: ProductStatus
  picture: string | null
  exact?: boolean
}
type UserMatch = { id: string; name: string; email: string; exact?: boolean }
type ArticleMatch = { id: string; title: string; kind: ArticleKind; state: ArticleState; exact?: boolean }
export type StaffSearchResult = {
  orders: OrderMatch[]
  products: ProductMatch[]
  people: UserMatch[]
  articles: ArticleMatch[]
}

/** Results for a word typed into the command palette: a few orders, products, people and articles, best first. A typing error is matched by similarity. */
export async function searchForStaff(db: Db, locale: Locale, text: string): Promise<StaffSearchResult> {
  if (text.length < 2) return { orders: [], products: [], people: [], articles: [] }
  const exact = await findAsTyped(db, locale, text)
  const isAny = Object.values(exact).some((rows) => rows.length)
  // A number or a code is matched exactly, never by similarity.
  const isCode = !/\p{L}{3}/u.test(text) || /^\S*\d\S*$/.test(text)
  return isAny || isCode || text.length < 4 ? exact : addSimilar(db, locale, text, exact)
}

async function findAsTyped(db: Db, locale: Locale, text: string): Promise<StaffSearchResult> {
  return {
    orders: await findOrders(db, text),
    products: (await searchProducts(db, locale, text, maxResults)).map((row) => ({ ...row, exact: isSku(text) })),
    people: await findUsers(db, text),
    articles: await findArticles(db, locale, text),
  }
}

/** People by similar names (`%>` of pg_trgm, which uses the index), products by the spelling that the shop's search would try. */
async function addSimilar(db: Db, locale: Locale, text: string, exact: StaffSearchResult): Promise<StaffSearchResult> {
  const name = fold(text)
  const orders = await rowsOf<OrderMatch>(
    db,
    sql`select id, code, name, total from orders where search_text %> ${name} order by word_similarity(${name}, search_text) desc, placed_at desc limit ${maxResults}`,
  )
  const people = await rowsOf<UserMatch>(
    db,
    sql`select id, name, email from users where search_text %> ${name} order by word_similarity(${name}, search_text) desc, name limit ${maxResults}`,
  )
  const otherwise = await readCorrectedQuery(db, text, 0)
  const products = otherwise ? await searchProducts(db, locale, otherwise.text, maxResults) : []
  return { ...exact, orders: orders.map((order) => ({ ...order, total: Number(order.total) })), people, products }
}

/** An equal code or phone first, then the newest. */
async function findOrders(db: Db, text: string): Promise<OrderMatch[]> {
  const orderParams = {
    view: null,
    state: null,
    payment: null,
    method: null,
    channel: null,
    text,
    sort: '-time',
    page: 1,
  } as const
  const code = fold(text.replace(/^#|^luot\s+/i, '')).replaceAll(' ', '')
  const isCalled = (order: { code: string; phone: string }) =>
    fold(order.code).replaceAll(' ', '') === code || isSameNumber(order.phone, text)
  const rows = await listOrderRows(db, orderParams, maxResults)
  return rows
    .map((order) => ({ order, exact: isCalled(order) }))
    .toSorted((a, b) => Number(b.exact) - Number(a.exact))
    .map(({ order: { id, code: called, name, total }, exact }) => ({ id, code: called, name, total, exact }))
}

const isSku = (text: string) => /^[A-Z]+(-[A-Z0-9]+)+$/i.test(text.trim()) && /\d/.test(text)
/** Without the country code and separators, as people write numbers. */
const digitsOf = (number: string) => number.replace(/\D/g, '').replace(/^(0|84)/, '')
const isSameNumber = (stored: string | null, typed: string) =>
  /^[\d\s().+-]{8,}$/.test(typed) && stored !== null && digitsOf(stored) === digitsOf(typed)

async function findArticles(db: Db, locale: Locale, text: string): Promise<ArticleMatch[]> {
  const productParams = {
    kind: null,
    state: null,
    category: null,
    english: null,
    text,
    sort: '-updated',
    page: 1,
  } as const
  const rows = await listArticleRows(db, locale, productParams)
  return rows.slice(0, maxResults).map(({ id, title, kind, state }) => ({ id, title, kind, state }))
}

async function findUsers(db: Db, text: string): Promise<UserMatch[]> {
  const userParams = { text, kind: null, state: null, sort: 'name' } as const
  const rows = await listUsers(db, userParams, 1, maxResults)
  const isCalled = (email: string, phone: string | null) =>
    email.toLowerCase() === text.toLowerCase() || isSameNumber(phone, text)
  return rows.map(({ id, name, email, phone }) => ({ id, name, email, exact: isCalled(email, phone) }))
}
