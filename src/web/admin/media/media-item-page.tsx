import { data, Link } from 'react-router'
import { z } from 'zod'
import { deleteMedia } from '#flows/catalogue/delete-media.ts'
import { describeMedia } from '#flows/catalogue/describe-media.ts'
import { findMedia } from '#flows/catalogue/find-media.ts'
import { inputOf } from '#kit/declare-fields.ts'
import { db } from '#platform/postgres/db.server.ts'
import { textOf } from '#platform/forms/field-schema.ts'
import { versionMarkOf } from '#platform/forms/refuse-changed.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { altFields } from '#shop/media/alt-fields.ts'
import { Picture } from '#ui/picture.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { answerIntents } from '#web/admin-kit/form/answer-intents.server.ts'
import { defineEditor } from '#web/admin-kit/form/define-editor.tsx'
import { EditorForm } from '#web/admin-kit/form/editor-form.tsx'
import { LineField } from '#web/admin-kit/form/fields.tsx'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { editingOf, saveMerged } from '#web/admin-kit/form/merge-form.server.ts'
import { readDoneParam } from '#web/admin-kit/form/read-done-param.ts'
import { readForm } from '#web/admin-kit/form/read-form.ts'
import { findConfirmationError } from '#web/admin-kit/form/find-confirmation-error.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { ProductStatusTag } from '#web/admin-kit/states/product-status-tag.tsx'
import type { Route } from './+types/media-item-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.media_one() })

async function mediaOr404(id: string) {
  const found = isUuid(id) ? await findMedia(db, requestLocale(), id) : undefined
  if (!found) throw data(null, { status: 404 })
  return found
}

export async function loader({ params, url }: Route.LoaderArgs) {
  const { id, file, alt, products, articles, isOnHome, isUsed } = await mediaOr404(params.id)
  const done = readDoneParam(doneWords, url)
  return { id, file, editing: editingOf(alt), products, articles, isOnHome, isUsed, done }
}

const doneWords = { save: () => m.media_saved(), added: () => m.media_added() }

const missing = () => m.product_admin_alt_missing()
const altForm = z.object({
  vi: textOf(altFields.vi, { min: 2, missing }),
  en: textOf(altFields.en, { min: 2, missing }),
})

export async function action({ request, params, context }: Route.ActionArgs) {
  const { id } = await mediaOr404(params.id)
  const { actor } = context.get(adminContext)
  return answerIntents(request, {
    async delete(form) {
      const confirmationError = findConfirmationError(form, m.media_delete_word())
      if (confirmationError) return confirmationError
      await deleteMedia(db, actor, id)
      return '/admin/media?done=deleted'
    },
    async save(form) {
      const { failure } = await saveMerged({
        form,
        read: async () => (await mediaOr404(id)).alt,
        fields: (saved) => saved,
        async save(merged, saved) {
          const { value: alt, rejected } = readForm(altForm, merged)
          if (rejected) return { rejected }
          return { done: await describeMedia(db, actor, { mediaId: id, alt, expectedVersion: versionMarkOf(saved) }) }
        },
      })
      return failure ?? `/admin/media/${id}?done=save`
    },
  })
}

export default defineEditor(({ loaderData, actionData }: Route.ComponentProps) => {
  const { file, editing, isUsed, done } = loaderData
  return {
    title: m.media_one(),
    back: { to: '/admin/media', label: m.media_title() },
    done: done && doneWords[done](),
    form: (
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <div className="overflow-hidden rounded-md bg-sunken">
          <Picture
            file={file}
            alt={editing.saved.vi ?? ''}
            sizes="(min-width: 1200px) 416px, 92vw"
            className="size-full"
          />
        </div>
        <div className="grid gap-5">
          <EditorForm
            editing={editing}
            answer={actionData}
            labels={{ vi: m.product_admin_alt_vi(), en: m.product_admin_alt_en() }}
          >
            <Panel title={m.media_alt()}>
              <p className="mb-4 text-muted">{m.media_alt_note()}</p>
              <div className="grid gap-4">
                <LineField {...inputOf(altFields.vi)} lang="vi" />
                <LineField {...inputOf(altFields.en)} lang="en" />
              </div>
            </Panel>
          </EditorForm>
          <Panel title={m.media_where()}>
            {isUsed ? <UsedBy {...loaderData} /> : <p className="text-muted">{m.media_where_none()}</p>}
          </Panel>
        </div>
      </div>
    ),
    remove: !isUsed && {
      intent: 'delete',
      title: m.media_delete(),
      word: m.media_delete_word(),
      note: m.media_delete_note(),
    },
  }
})

type Uses = Pick<Route.ComponentProps['loaderData'], 'products' | 'articles' | 'isOnHome'>

/** Where the shop shows the picture. */
const UsedBy = ({ products, articles, isOnHome }: Uses) => (
  <ul className="grid gap-1">
    {products.map((one) => (
      <li key={one.id} className="flex flex-wrap items-center gap-3">
        <Link to={`/admin/products/${one.id}/pictures`} className="link inline-flex min-h-11 items-center">
          <ProductName name={one.name} />
        </Link>
        <ProductStatusTag status={one.status} />
      </li>
    ))}
    {articles.map((one) => (
      <li key={one.id} className="inline-flex min-h-11 items-center">
        {one.title}
      </li>
    ))}
    {isOnHome && (
      <li>
        <Link to="/admin/home" className="link inline-flex min-h-11 items-center">
          {m.home_admin()}
        </Link>
      </li>
    )}
  </ul>
)
