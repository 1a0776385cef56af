import { data, Link, redirect } from 'react-router'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { mergeBaseOf, mergeFields, baseFieldNames } from '#platform/forms/merge-fields.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { listUsedColours } from '#shop/catalogue/pictures/list-used-colours.ts'
import { saveVariants } from '#shop/catalogue/variants/save-variants.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { buttonClass } from '#ui/button.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { defineEditor } from '#web/admin-kit/form/define-editor.tsx'
import { findProductOr404 } from '../find-listed.server.ts'
import { ProductFrame } from '../product-frame.tsx'
import { productTextsIn } from '../typed-product.ts'
import { readTop } from '../read-top.ts'
import { MatrixEditor } from './matrix.tsx'
import { OptionForm } from './option-form.tsx'
import { readOptionFields, readMatrixRows, type MatrixView } from './read-variants.ts'
import { readOptions } from './typed-options.ts'
import {
  draftMatrix,
  savedMatrix,
  matrixFields,
  readMatrix,
  sentMatrix,
  withMerged,
  type Matrix,
} from './typed-matrix.ts'
import type { Route } from './+types/variants-page.ts'

type Drafted = Answer & { matrix?: MatrixView; version?: string }

export const meta: Route.MetaFunction = () => pageMeta({ title: m.product_admin_variants() })

export async function loader({ params, url }: Route.LoaderArgs) {
  const product = await findProductOr404(params.id)
  const locale = requestLocale()
  return {
    top: await readTop(db, locale, product),
    fields: await readOptionFields(db, locale, product),
    matrix: await readMatrixRows(db, locale, product, savedMatrix(product)),
    version: mergeBaseOf(matrixFields(savedMatrix(product))),
    isSaved: url.searchParams.get('done') === 'save',
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const product = await findProductOr404(params.id)
  const form = await request.formData()
  const intent = String(form.get('intent'))
  const show = (matrix: Matrix) => readMatrixRows(db, requestLocale(), product, matrix)
  if (intent === 'draft') {
    const { plan, rejected } = readOptions(form, product, await listUsedColours(db))
    if (rejected) return data<Drafted>({ intent, ...rejected }, { status: 422 })
    return data<Drafted>({ intent, values: productTextsIn(form), matrix: await show(draftMatrix(product, plan)) })
  }
  if (intent !== 'save') throw data(null, { status: 400 })
  const { failure, matrix, version } = await saveMatrix(context.get(adminContext).actor, product.id, form)
  if (!failure) return redirect(`/admin/products/${product.id}/variants?done=save`, 303)
  return data<Drafted>({ intent, ...failure, matrix: await show(matrix), version }, { status: 422 })
}

/** Rows are identified by their options, so they are merged as a matrix instead of as form fields. */
async function saveMatrix(actor: Actor, productId: string, form: FormData, tries = 1): Promise<Saved> {
  const product = await findProductOr404(productId)
  const sent = sentMatrix(form, product)
  if (!sent) throw data(null, { status: 400 })
  const saved = savedMatrix(product)
  const choices = Object.fromEntries(
    [...form].flatMap(([name, value]) => (name.startsWith('merge.') ? [[name.slice(6), String(value)]] : [])),
  )
  const mine = matrixFields(sent)
  const base = String(form.get('version') ?? '')
  const merged = mergeFields({ base, theirs: matrixFields(saved), mine, choices })
  const now = { matrix: withMerged(sent, saved, merged.fields, baseFieldNames(base)), version: merged.base }
  if (merged.conflicts.length) return { failure: { conflicts: merged.conflicts }, ...now }
  const { rows, rejected } = readMatrix(now.matrix)
  if (rejected) return { failure: rejected, ...now }
  const options = now.matrix.options
    .map(({ key, values }) => ({
      key,
      values: values.filter(({ value }) => rows.some((row) => row.options[key] === value)),
    }))
    .filter(({ values }) => values.length)
  const change = { productId, options, rows, expectedVersion: product.updatedAt.toISOString() }
  const { refusal } = await orRefusal(saveVariants(db, actor, change))
  if (refusal?.code === 'changed-meanwhile' && tries < 4) return saveMatrix(actor, productId, form, tries + 1)
  return { failure: refusal && { refusal: refusal.say(requestLocale()) }, ...now }
}
type Saved = { failure?: Omit<Answer, 'intent'>; matrix: Matrix; version: string }

export default defineEditor(({ loaderData, actionData }: Route.ComponentProps) => {
  const { top, fields, version, isSaved } = loaderData
  const matrix = actionData?.matrix ?? loaderData.matrix
  const isDrafted = actionData?.intent === 'draft' && actionData.matrix !== undefined
  return {
    title: top.name,
    frame: ({ children }) => (
      <ProductFrame top={top} actions={<ReceiveLink productId={top.id} />}>
        {children}
      </ProductFrame>
    ),
    // A draft of the matrix is no answer to a save.
    answer: isDrafted ? null : undefined,
    done: isDrafted ? m.product_admin_drafted() : isSaved && m.product_admin_variants_saved(),
    above: (
      <OptionForm
        key={version}
        fields={fields}
        answer={answerTo(actionData, 'draft')}
        unsaved={isDrafted || matrix.rows.length > 0}
      />
    ),
    form: matrix.rows.length > 0 && (
      <MatrixEditor
        key={matrixKey(matrix, actionData?.version ?? version)}
        matrix={matrix}
        version={actionData?.version ?? version}
        fresh={actionData?.matrix !== undefined}
        errors={answerTo(actionData, 'save').errors}
        answer={actionData?.intent === 'save' ? actionData : undefined}
      />
    ),
  }
})

const ReceiveLink = ({ productId }: { productId: string }) => (
  <Link
    to={`/admin/inventory/receive?product=${productId}`}
    className={buttonClass({ variant: 'outline', size: 'sm' })}
  >
    {m.admin_find_act_receive()}
  </Link>
)

/** The key resets the form after a new draft. */
const matrixKey = ({ rows }: MatrixView, version: string) =>
  `${version}:${rows.map(({ sku, on }) => `${sku}${on}`).join()}`
