import { data } from 'react-router'
import { z } from 'zod'
import { inputOf, type DeclaredField } from '#kit/declare-fields.ts'
import { slug } from '#kit/fold.ts'
import { db } from '#platform/postgres/db.server.ts'
import { textOf } from '#platform/forms/field-schema.ts'
import { versionMarkOf } from '#platform/forms/refuse-changed.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { articleCategoryFields } from '#shop/content/article-fields.ts'
import { listArticleCategories, type ArticleCategory } from '#shop/content/articles/list-article-categories.ts'
import { categoryFacts, removeCategory, saveCategory } from '#shop/content/articles/save-category.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { answerIntents } from '#web/admin-kit/form/answer-intents.server.ts'
import { EditorForm, type Editing } from '#web/admin-kit/form/editor-form.tsx'
import { LineField } from '#web/admin-kit/form/fields.tsx'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { type Answer } from '#web/admin-kit/form/answer.ts'
import { readDoneParam } from '#web/admin-kit/form/read-done-param.ts'
import { editingOf, saveMerged } from '#web/admin-kit/form/merge-form.server.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { readForm } from '#web/admin-kit/form/read-form.ts'
import { TypedConfirm } from '#web/admin-kit/form/typed-confirm.tsx'
import { findConfirmationError } from '#web/admin-kit/form/find-confirmation-error.ts'
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
    editing: editingOf(categoryFields(one)),
  })),
  done: readDoneParam(doneWords, url),
})

export async function action({ request, context }: Route.ActionArgs) {
  const { actor } = context.get(adminContext)
  const find = async (id: string) => (await listArticleCategories(db, requestLocale())).find((one) => one.slug === id)
  return answerIntents(request, {
    async remove(form, id) {
      const known = await find(id)
      if (!known) throw data(null, { status: 400 })
      const confirmationError = findConfirmationError(form, known.label)
      if (confirmationError) return confirmationError
      await removeCategory(db, actor, known.slug)
      return '/admin/posts/categories?done=remove'
    },
    async save(form, id) {
      if (id && !(await find(id))) throw data(null, { status: 400 })
      const { failure } = await saveMerged({
        form,
        read: () => find(id),
        fields: (saved) => (saved ? categoryFields(saved) : {}),
        async save(merged, saved) {
          const { value, rejected } = readForm(categoryForm, merged)
          if (rejected) return { rejected }
          const { vi, en, rank } = value
          const expectedVersion = saved ? versionMarkOf(categoryFacts(saved)) : null
          return {
            done: await saveCategory(db, actor, {
              slug: saved?.slug ?? slug(vi),
              name: { vi, en },
              rank,
              expectedVersion,
            }),
          }
        },
      })
      return failure ?? '/admin/posts/categories?done=save'
    },
  })
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
            summaryClass="type-h3 min-h-13 px-4 md:px-5"
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

type FormProps = { category?: ArticleCategory & { editing: Editing }; answer?: Answer }

const CategoryForm = ({ category, answer }: FormProps) => (
  <EditorForm
    editing={category?.editing ?? { saved: { rank: '0' } }}
    answer={answer}
    intent={`save:${category?.slug ?? ''}`}
    labels={labels()}
    button={category ? m.admin_editor_save() : m.category_do_new()}
    busyText={m.admin_editor_saving()}
    className="grid gap-4 sm:grid-cols-[1fr_1fr_7rem]"
  >
    <LineField {...inputOf(articleCategoryFields.vi)} />
    <LineField {...inputOf(articleCategoryFields.en)} />
    <LineField {...inputOf(articleCategoryFields.rank)} />
  </EditorForm>
)
