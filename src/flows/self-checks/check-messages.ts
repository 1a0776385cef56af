import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { locales, type Locale } from '#kit/localized.ts'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { lacksEnglish } from '#shop/catalogue/texts/lacks-english.ts'
import type { CheckError, Finding } from './finding.ts'

/** Whether all messages, products and articles have both languages. The figure counts texts. */
export async function checkMessages(db: Db, folder = 'messages'): Promise<Finding> {
  const messages = Object.fromEntries(locales.map((locale) => [locale, readAll(join(folder, locale))])) as Record<
    Locale,
    Map<string, string>
  >
  const keys = [...new Set(locales.flatMap((locale) => [...messages[locale].keys()]))]
  const missingMessages = locales.flatMap((locale) =>
    keys
      .filter((key) => !messages[locale].get(key)?.trim())
      .map((key): CheckError => ({ kind: 'word-missing', of: `${locale}: ${key}` })),
  )
  const [total] = await rowsOf<{ n: number }>(db, sql`select count(*)::int as n from (${texts}) t`)
  const missingTexts = await rowsOf<{ locale: string; of: string }>(
    db,
    sql`with t as (${texts}) select l.locale, coalesce(o.name, t.id) as of
      from (select distinct what, id from t) t cross join (values ('vi'), ('en')) l(locale)
      left join t has on has.what = t.what and has.id = t.id and has.locale = l.locale and trim(has.name) <> ''
      left join lateral (select name from t n where n.what = t.what and n.id = t.id and trim(n.name) <> '' limit 1) o on true
      where has.id is null order by 1, 2 limit 1000`,
  )
  const textErrors = missingTexts.map(({ locale, of }): CheckError => ({
    kind: 'text-missing',
    of: `${locale}: ${of}`,
  }))
  return { figure: keys.length * locales.length + total!.n, errors: [...missingMessages, ...textErrors] }
}

/** Texts that visitors can see. */
const texts = sql`
  select 'product' as what, w.product_id::text as id, w.locale, case when w.locale = 'en' and ${lacksEnglish} then '' else w.name end as name from product_translations w
    join products p on p.id = w.product_id and p.status = 'active'
  union all select 'category', category, locale, name from category_translations
  union all select 'line', line, locale, name from brand_line_translations
  union all select 'article', a.id::text, t.locale, t.title from article_translations t
    join articles a on a.id = t.article_id and a.state = 'published'`

function readAll(folder: string) {
  const all = new Map<string, string>()
  for (const file of readdirSync(folder))
    for (const [key, value] of Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8')) as object))
      if (!key.startsWith('$')) all.set(key, typeof value === 'string' ? value : JSON.stringify(value))
  return all
}
