import { inputOf } from '#kit/declare-fields.ts'
import type { Locale } from '#kit/localized.ts'
import { isUntranslated } from '#shop/catalogue/texts/with-language-fallback.ts'
import { productTextFields } from '#shop/catalogue/product-fields.ts'
import { Field } from '#ui/fields/field.tsx'
import { Tag } from '#ui/tag.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { productTextParts, type ProductTextPart } from './typed-product.ts'

type Texts = Readonly<Record<string, string | undefined>>
type Props = { locale: Locale; values: Texts; typed: Texts; errors: Readonly<Record<string, string>>; host: string }

export const textLabels = (): Record<ProductTextPart, string> => ({
  name: m.product_admin_name(),
  slug: m.product_admin_slug(),
  summary: m.product_admin_summary(),
  description: m.product_admin_description(),
  care: m.product_admin_care(),
  seoTitle: m.product_admin_seo_title(),
  seoDescription: m.product_admin_seo_description(),
})
export const languageWords = { vi: () => m.product_admin_in_vietnamese(), en: () => m.product_admin_in_english() }
const rows: Partial<Record<ProductTextPart, number>> = { summary: 3, description: 9, care: 5, seoDescription: 3 }
const hints: Partial<Record<ProductTextPart, () => string>> = {
  slug: () => m.product_admin_slug_hint(),
  description: () => m.product_admin_paragraphs(),
  seoTitle: () => m.product_admin_seo_title_made(),
  seoDescription: () => m.product_admin_seo_description_hint(),
}

/** All texts of one language; the other language stands beside them. */
export function TextFields({ locale, values, typed, errors, host }: Props) {
  const labels = textLabels()
  return (
    <Panel title={languageWords[locale]()} aside={<Coverage locale={locale} typed={typed} />}>
      <div lang={locale} className="grid gap-4">
        {productTextParts.map((part) => {
          const name = `${locale}.${part}`
          const field = { ...inputOf(productTextFields[part], name), defaultValue: values[name] ?? '' }
          return (
            <Field key={part} label={labels[part]} hint={hints[part]?.()} error={errors[name]}>
              {rows[part] ? <TextArea {...field} rows={rows[part]} /> : <TextInput {...field} />}
            </Field>
          )
        })}
        <Snippet locale={locale} typed={typed} host={host} />
      </div>
    </Panel>
  )
}

/** Lists what this language lacks and the other one has. English that repeats the Vietnamese counts as missing, except names. */
function Coverage({ locale, typed }: Pick<Props, 'locale' | 'typed'>) {
  const other = locale === 'vi' ? 'en' : 'vi'
  const labels = textLabels()
  const missing = productTextParts.filter((part) => {
    const [own, others] = [typed[`${locale}.${part}`]?.trim(), typed[`${other}.${part}`]]
    const isName = part === 'name' || part === 'slug' || own === typed[`${locale}.name`]?.trim()
    return locale === 'en' && !isName ? isUntranslated(own, others) : !own && Boolean(others?.trim())
  })
  return missing.length ? (
    <Tag tone="brass">{m.product_admin_missing({ fields: missing.map((part) => labels[part]).join(', ') })}</Tag>
  ) : (
    <Tag tone="green">{m.product_admin_whole()}</Tag>
  )
}

/** Preview of the search result; empty fields are taken from name and summary. */
function Snippet({ locale, typed, host }: Pick<Props, 'locale' | 'typed' | 'host'>) {
  const textOf = (part: ProductTextPart) => typed[`${locale}.${part}`]?.trim() ?? ''
  const [title, text] = [textOf('seoTitle') || textOf('name'), textOf('seoDescription') || textOf('summary')]
  return (
    <figure className="rounded-sm bg-sunken px-4 py-3">
      <figcaption className="type-label mb-2 text-ink">{m.product_admin_snippet()}</figcaption>
      <p className="type-fine break-all text-muted">
        {host}
        {locale === 'en' && ' › en'} › product › {textOf('slug')}
      </p>
      <p className="truncate font-[560] text-accent">{title}</p>
      <p className="type-small line-clamp-2">{text}</p>
      <p className="num type-fine mt-2 text-muted">
        {m.product_admin_snippet_lengths({ title: title.length, text: text.length })}
      </p>
    </figure>
  )
}
