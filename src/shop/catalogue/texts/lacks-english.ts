import { sql, type SQL } from 'drizzle-orm'

const parts = ['summary', 'description', 'care', 'seo_title', 'seo_description'] as const

/** A Vietnamese text without an English one, or with a mere copy; a copy of the product's name is no missing text. */
const isUnwritten = sql.join(
  parts.map((part) => {
    const [own, vietnamese] = [sql.raw(`btrim(coalesce(e.${part}, ''))`), sql.raw(`btrim(coalesce(v.${part}, ''))`)]
    return sql`(${vietnamese} <> '' and ${own} in ('', ${vietnamese}) and ${own} <> e.name)`
  }),
  sql` or `,
)
/** The rule of `with-language-fallback.ts` for a label. */
const isBorrowed = (label: SQL) =>
  sql`((coalesce(btrim(${label} ->> 'en'), '') = '' and ${label} ->> 'vi' ~ '[A-Za-z]{3}|[À-ÖØ-öø-ỹ]') or (${label} ->> 'en' = ${label} ->> 'vi' and ${label} ->> 'en' ~ '[À-ÖØ-öø-ỹ]'))`

/** Whether a product (`p`) has a text in Vietnamese only: one rule for the list, its filter and the self-check. */
export const lacksEnglish = sql`(not exists (select 1 from product_translations v join product_translations e on e.product_id = v.product_id and e.locale = 'en' where v.product_id = p.id and v.locale = 'vi' and not (${isUnwritten}))
  or exists (select 1 from product_option_values o where o.product_id = p.id and ${isBorrowed(sql`o.label`)})
  or coalesce(${isBorrowed(sql`p.origin`)}, false))`
