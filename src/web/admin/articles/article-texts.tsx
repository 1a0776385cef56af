import { inputOf } from '#kit/declare-fields.ts'
import type { Locale } from '#kit/localized.ts'
import { articleFields } from '#shop/content/article-fields.ts'
import { articlePath } from '#shop/content/articles/article-path.ts'
import { Field } from '#ui/fields/field.tsx'
import { Tag } from '#ui/tag.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { articleLanguageWords, articlePartWords, type ArticleTextPart } from './article-parts.ts'
import type { ArticleEditorView } from './read-article-editor.ts'
import { RichField } from './rich/rich-field.tsx'

type Texts = Readonly<Record<string, string | undefined>>
type Props = {
  locale: Locale
  post: ArticleEditorView
  values: Texts
  typed: Texts
  errors: Readonly<Record<string, string>>
}

const rows: Partial<Record<ArticleTextPart, number>> = { summary: 3, seoDescription: 3 }
const hints = (): Partial<Record<ArticleTextPart, string>> => ({
  slug: m.post_slug_hint(),
  tags: m.post_tags_hint(),
  seoTitle: m.product_admin_seo_title_hint(),
  seoDescription: m.product_admin_seo_description_hint(),
})

/** All texts of an article in one language; the other language stands beside it. */
export function ArticleTexts({ locale, post, values, typed, errors }: Props) {
  const part = (name: ArticleTextPart) => (
    <TextPartField
      key={name}
      {...{ locale, name, value: values[`${locale}.${name}`], error: errors[`${locale}.${name}`] }}
    />
  )
  const rest: ArticleTextPart[] = ['author', 'tags', 'seoTitle', 'seoDescription']
  return (
    <Panel
      title={articleLanguageWords[locale]()}
      aside={<Coverage locale={locale} typed={typed} bodies={post.bodies} />}
    >
      <div lang={locale} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {(['title', 'slug', 'summary'] as const).map(part)}
        <RichField
          name={locale}
          label={m.post_body()}
          body={post.bodies[locale]}
          doc={values[`${locale}.doc`] ?? ''}
          markdown={values[`${locale}.markdown`] ?? ''}
          version={post.version}
          isWhole={post.isWhole[locale]}
          error={errors[`${locale}.doc`]}
        />
        <Collapsible
          summary={m.post_more()}
          open={rest.some((name) => errors[`${locale}.${name}`])}
          summaryClass="type-label min-h-11 text-ink"
        >
          <div className="grid gap-4 pt-1">
            {rest.map(part)}
            <Snippet locale={locale} post={post} typed={typed} />
          </div>
        </Collapsible>
      </div>
    </Panel>
  )
}

type FieldProps = { locale: Locale; name: ArticleTextPart; value?: string; error?: string }

function TextPartField({ locale, name, value = '', error }: FieldProps) {
  const field = { ...inputOf(articleFields[name], `${locale}.${name}`), defaultValue: value }
  return (
    <Field label={articlePartWords()[name]} hint={hints()[name]} error={error}>
      {rows[name] ? <TextArea {...field} rows={rows[name]} /> : <TextInput {...field} />}
    </Field>
  )
}

/** Lists what this language lacks and the other one has. */
function Coverage({ locale, typed, bodies }: Pick<Props, 'locale' | 'typed'> & Pick<ArticleEditorView, 'bodies'>) {
  const other = locale === 'vi' ? 'en' : 'vi'
  const words = articlePartWords()
  const hasText = (language: Locale, name: ArticleTextPart) => Boolean(typed[`${language}.${name}`]?.trim())
  const hasBody = (language: Locale) => Boolean(typed[`${language}.doc`] || bodies[language].content?.length)
  const missing = (['title', 'summary', 'tags', 'seoTitle', 'seoDescription'] as const)
    .filter((name) => !hasText(locale, name) && hasText(other, name))
    .map((name) => words[name])
  if (!hasBody(locale) && hasBody(other)) missing.push(m.post_body())
  return missing.length ? (
    <Tag tone="brass" className="whitespace-normal">
      {m.product_admin_missing({ fields: missing.join(', ') })}
    </Tag>
  ) : (
    <Tag tone="green">{m.product_admin_whole()}</Tag>
  )
}

/** Preview of the search result. */
function Snippet({ locale, post, typed }: Pick<Props, 'locale' | 'post' | 'typed'>) {
  const textOf = (part: ArticleTextPart) => typed[`${locale}.${part}`]?.trim() ?? ''
  const [title, text] = [textOf('seoTitle') || textOf('title'), textOf('seoDescription') || textOf('summary')]
  const path = articlePath({ ...post, slug: textOf('slug') }).replaceAll('/', ' › ')
  return (
    <figure className="rounded-sm bg-sunken px-4 py-3">
      <figcaption className="type-label mb-2 text-ink">{m.product_admin_snippet()}</figcaption>
      <p className="type-fine break-all text-muted">
        {post.host}
        {locale === 'en' && ' › en'}
        {path}
      </p>
      <p className="truncate font-[560] text-accent">{title}</p>
      <p className="type-small line-clamp-2">{text}</p>
      <p className="num type-fine mt-2 text-muted">
        {m.product_admin_snippet_lengths({ title: title.length, text: text.length })}
      </p>
    </figure>
  )
}
