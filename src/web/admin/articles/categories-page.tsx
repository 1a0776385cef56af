import { data, redirect } from 'react-router'
import { z } from 'zod'
import { inputOf, type DeclaredField } from '#kit/field.ts'
import { slug } from '#kit/fold.ts'
import { db } from '#platform/postgres/db.server.ts'
import { textOf } from '#platform/forms/field-schema.ts'
import { versionMarkOf } from '#platform/forms/refuse-changed.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { articleCategoryFields } from '#shop/content/article-fields.ts'
import { listArticleCategories, type ArticleCategory } from '#shop/content/articles/list-article-categories.ts'
import { categoryFacts, removeCategory, saveCategory } from '#shop/content/articles/save-category.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { MergedForm } from '#web/admin-kit/form/merged-form.tsx'
import { readDoneParam } from '#web/admin-kit/form/read-done-param.ts'
import { saveMerged, versionOf } from '#web/admin-kit/form/merge-form.server.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { readForm } from '#web/admin-kit/form/read-form.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { TypedConfirm } from '#web/admin-kit/form/typed-confirm.tsx'
import { findConfirmationError } from '#web/admin-kit/form/find-confirmation-error.ts'
import { errorAnswerTo } from '#web/admin-kit/form/error-answer-to.ts'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import type { Route } from './+types/categories-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.post_categories() })

const doneWords = { save: () => m.category_saved(), remove: () => m.category_removed() }

const name = (field: DeclaredField) =>
  textOf(field, { missing: () => m.category_error_name() }).refine((typed) => slug(typed) !== '', {
    error: () => m.category_error_name(),
  })
const categoryForm = z.object({
  vi: name(articleCategoryFields.vi),
  en: name(articleCategoryFields.en),
  rank: z
    .string()
    .trim()
    .regex(/^-?\d{0,4}$/, { error: () => m.post_error_rank() })
    .transform(Number),
})

export const loader = async ({ url }: Route.LoaderArgs) => ({
  categories: (await listArticleCategories(db, requestLocale())).map((one) => ({
    ...one,
    version: versionOf(categoryFields(one)),
  })),
  done: readDoneParam(doneWords, url),
})

export async function action({ request, context }: Route.ActionArgs) {
  const { actor } = context.get(adminContext)
  const form = await request.formData()
  const [intent = '', which = ''] = String(form.get('intent')).split(':')
  const wrong = errorAnswerTo(`${intent}:${which}`)
  const known = (await listArticleCategories(db, requestLocale())).find((one) => one.slug === which)
  if (intent === 'remove' && known) {
    const rejected = findConfirmationError(form, known.label)
    if (rejected) return wrong(rejected)
    await removeCategory(db, actor, known.slug)
    return redirect('/admin/posts/categories?done=remove', 303)
  }
  if (intent !== 'save' || (which && !known)) throw data(null, { status: 400 })
  const { wrong: answer } = await saveMerged({
    form,
    read: async () => (await listArticleCategories(db, requestLocale())).find((one) => one.slug === which),
    fields: (held) => (held ? categoryFields(held) : {}),
    async save(merged, held) {
      const { value, rejected } = readForm(categoryForm, merged)
      if (rejected) return { rejected }
      const { vi, en, rank } = value
      const seen = held ? versionMarkOf(categoryFacts(held)) : null
      return { done: await saveCategory(db, actor, { slug: held?.slug ?? slug(vi), name: { vi, en }, rank, seen }) }
    },
  })
  return answer ? wrong(answer) : redirect('/admin/posts/categories?done=save', 303)
}

const categoryFields = ({ name: { vi, en }, rank }: Pick<ArticleCategory, 'name' | 'rank'>) => ({
  vi,
  en,
  rank: String(rank),
})
const labels = () => ({ vi: m.category_name_vi(), en: m.category_name_en(), rank: m.post_rank() })

export default function CategoriesPage({ loaderData: { categories, done }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={m.post_categories()}
        note={m.category_note()}
        back={{ to: '/admin/posts', label: m.post_rail() }}
      />
      <div className="grid max-w-200 gap-5">
        <Outcome answer={actionData} done={done && doneWords[done]()} />
        {categories.map((category) => (
          <Collapsible
            key={category.slug}
            open={actionData?.intent.endsWith(`:${category.slug}`)}
            summary={
              <span>
                {category.label}
                <span className="ml-3 font-normal text-muted">{m.category_posts({ count: category.posts })}</span>
              </span>
            }
            className="rounded-sm border border-line bg-surface"
            look="type-h3 min-h-13 px-4 md:px-5"
          >
            <div className="grid gap-5 px-4 pb-5 md:px-5">
              <CategoryForm category={category} answer={actionData} />
              <TypedConfirm
                intent={`remove:${category.slug}`}
                title={m.category_remove()}
                word={category.label}
                answer={actionData}
              >
                <p>{m.category_remove_text()}</p>
              </TypedConfirm>
            </div>
          </Collapsible>
        ))}
        <Panel title={m.category_new()}>
          <CategoryForm answer={actionData} />
        </Panel>
      </div>
    </>
  )
}

function CategoryForm({ category, answer }: { category?: ArticleCategory & { version: string }; answer?: Answer }) {
  const intent = `save:${category?.slug ?? ''}`
  const sent = answerTo(answer, intent)
  const { errors, values } = sent
  return (
    <MergedForm
      version={category?.version}
      answer={sent}
      labels={labels()}
      className="grid gap-4 sm:grid-cols-[1fr_1fr_7rem]"
    >
      <Field label={m.category_name_vi()} error={errors.vi}>
        <TextInput {...inputOf(articleCategoryFields.vi)} defaultValue={values.vi ?? category?.name.vi} />
      </Field>
      <Field label={m.category_name_en()} error={errors.en}>
        <TextInput {...inputOf(articleCategoryFields.en)} defaultValue={values.en ?? category?.name.en} />
      </Field>
      <Field label={m.post_rank()} error={errors.rank}>
        <TextInput
          {...inputOf(articleCategoryFields.rank)}

          defaultValue={values.rank ?? category?.rank ?? 0}
        />
      </Field>
      <div className="sm:col-span-3">
        <SubmitButton intent={intent} busyText={m.admin_editor_saving()}>
          {category ? m.admin_editor_save() : m.category_do_new()}
        </SubmitButton>
      </div>
    </MergedForm>
  )
}
