import { data, Form, Link } from 'react-router'
import { inLocale } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { copyPromotion } from '#shop/pricing/copy-promotion.ts'
import { endPromotion } from '#shop/pricing/end-promotion.ts'
import { findPromotion, promotionViewOf } from '#shop/pricing/list-promotions.ts'
import { makeCodes, maxCodesAtOnce } from '#shop/pricing/make-codes.ts'
import { savePromotion } from '#shop/pricing/save-promotion.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { answerIntents } from '#web/admin-kit/form/answer-intents.server.ts'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { readDoneParam } from '#web/admin-kit/form/read-done-param.ts'
import { saveMerged, versionOf } from '#web/admin-kit/form/merge-form.server.ts'
import { defineEditor } from '#web/admin-kit/form/define-editor.tsx'
import { readForm } from '#web/admin-kit/form/read-form.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { leavesEditor } from '#web/admin-kit/form/unsaved-guard.tsx'
import { listTaxonomyNames } from './list-taxonomy-names.server.ts'
import { PromotionEditor } from './promotion-editor.tsx'
import { batchForm, newValues, promotionShape, readPromotion, promotionValuesOf } from './typed-promotion.ts'
import type { Route } from './+types/promotion-page.ts'
import { inputOf } from '#kit/declare-fields.ts'
import { batchFields } from '#shop/pricing/promotion-fields.ts'
import { ActionForm } from '#web/admin-kit/form/action-form.tsx'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { LineField } from '#web/admin-kit/form/fields.tsx'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.promotion_title() })

const doneWords = {
  save: () => m.promotion_saved(),
  end: () => m.promotion_ended(),
  copy: () => m.promotion_copied(),
  batch: () => m.promotion_batch_made(),
}

/** Finds the promotion with this id; `new` means a new one. */
async function promotionOr404(id: string) {
  if (id === 'new') return undefined
  const known = isUuid(id) ? await findPromotion(db, id) : undefined
  if (!known) throw data(null, { status: 404 })
  return known
}

export async function loader({ params, url }: Route.LoaderArgs) {
  const known = await promotionOr404(params.id)
  const { names } = await listTaxonomyNames(db, requestLocale())
  return {
    known: known && {
      id: known.id,
      name: inLocale(known.name, requestLocale()),
      view: promotionViewOf(known, new Date()),
      values: promotionValuesOf(known),
      version: versionOf(promotionValuesOf(known), promotionShape),
      byCode: known.byCode,
      batchCodes: known.codes - (known.code ? 1 : 0),
    },
    names,
    /** Of what a form of the page makes, so that a form sent twice makes it once. */
    fresh: { id: crypto.randomUUID(), batch: new Date().toISOString() },
    done: readDoneParam(doneWords, url),
  }
}

function freshIdIn(form: FormData) {
  const id = String(form.get('id'))
  if (!isUuid(id)) throw data(null, { status: 400 })
  return id
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { actor } = context.get(adminContext)
  const known = await promotionOr404(params.id)
  const id = known?.id
  const to = (page: string, done: string) => `/admin/promotions/${page}?done=${done}`
  if (!id)
    return answerIntents(request, {
      async save(form) {
        const { draft, rejected } = readPromotion(form)
        return rejected ?? to(await savePromotion(db, actor, { newId: freshIdIn(form), draft }), 'save')
      },
    })
  return answerIntents(request, {
    async save(form) {
      const { failure } = await saveMerged({
        form,
        read: async () => (await promotionOr404(params.id))!,
        fields: promotionValuesOf,
        shape: promotionShape,
        async save(merged, saved) {
          const { draft, rejected } = readPromotion(merged)
          if (rejected) return { rejected }
          return { done: await savePromotion(db, actor, { id, draft, expectedVersion: saved.updatedAt.toISOString() }) }
        },
      })
      return failure ?? to(id, 'save')
    },
    async end() {
      await endPromotion(db, actor, id)
      return to(id, 'end')
    },
    async copy(form) {
      const copyId = freshIdIn(form)
      await copyPromotion(db, actor, { id, copyId })
      return to(copyId, 'copy')
    },
    async batch(form) {
      const { value, rejected } = readForm(batchForm(maxCodesAtOnce, m.promotion_error_count), form)
      if (rejected) return rejected
      await makeCodes(db, actor, { promotionId: id, ...value })
      return to(id, 'batch')
    },
  })
}

export default defineEditor(({ loaderData, actionData }: Route.ComponentProps) => {
  const { known, fresh, done, names } = loaderData
  return {
    title: known?.name ?? m.promotion_new(),
    back: { to: '/admin/promotions', label: m.promotion_title() },
    actions: known && <PromotionActions promotion={known} copyId={fresh.id} />,
    done: done && doneWords[done](),
    form: (
      <PromotionEditor
        key={`${known?.id}:${known?.version}`}
        values={known?.values ?? { ...newValues, id: fresh.id }}
        version={known?.version}
        answer={actionData}
        names={names}
        locale={getLocale()}
      />
    ),
    below: known?.byCode && (
      <BatchPanel id={known.id} batch={fresh.batch} count={known.batchCodes} answer={actionData} />
    ),
  }
})

type Known = NonNullable<Route.ComponentProps['loaderData']['known']>

const PromotionActions = ({ promotion: { id, view }, copyId }: { promotion: Known; copyId: string }) => (
  <div className="flex flex-wrap items-center gap-3">
    <Link to={`/admin/promotions/${id}/notice`} className="link inline-flex min-h-11 items-center">
      {m.promotion_notice_title()}
    </Link>
    <Form method="post" {...leavesEditor}>
      <input type="hidden" name="id" value={copyId} />
      <SubmitButton intent="copy" busyText={m.promotion_saving()} variant="outline">
        {m.promotion_copy()}
      </SubmitButton>
    </Form>
    {view !== 'over' && (
      <Form method="post" {...leavesEditor}>
        <SubmitButton intent="end" busyText={m.promotion_saving()} variant="danger">
          {m.promotion_end()}
        </SubmitButton>
      </Form>
    )}
  </div>
)

type BatchProps = { id: string; batch: string; count: number; answer?: Answer }

/** Codes for one order each, to hand out singly. */
const BatchPanel = ({ id, batch, count, answer }: BatchProps) => (
  <Panel
    title={m.promotion_batch()}
    aside={
      count > 0 && (
        <a href={`/admin/promotions/${id}/codes`} className="link inline-flex min-h-11 items-center">
          {m.promotion_batch_export({ count: formatCount(count) })}
        </a>
      )
    }
  >
    <p className="mb-4 text-muted">{m.promotion_batch_text()}</p>
    <ActionForm
      intent="batch"
      answer={answer}
      button={m.promotion_batch_make()}
      busyText={m.promotion_saving()}
      className="grid gap-4 sm:grid-cols-2"
    >
      <input type="hidden" name="batch" value={batch} />
      <LineField {...inputOf(batchFields.count)} label={m.promotion_batch_count()} start="50" />
      <LineField {...inputOf(batchFields.prefix)} label={m.promotion_batch_prefix()} optional />
    </ActionForm>
  </Panel>
)
