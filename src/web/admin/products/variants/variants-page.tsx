import { data, Link, redirect } from 'react-router'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/db.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import { listUsedColours } from '#shop/catalogue/list-used-colours.ts'
import { saveVariants } from '#shop/catalogue/save-variants.ts'
import { buttonClass } from '#ui/button.tsx'
import { pageMeta } from '#web/chrome/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '../../admin-gate.server.ts'
import { answerTo, type Answer } from '../../form/answer.ts'
import { Outcome } from '../../form/outcome.tsx'
import { findAskedOr404 } from '../find-asked.server.ts'
import { ProductHead } from '../product-head.tsx'
import { textsIn } from '../typed-product.ts'
import { readTop } from '../read-top.ts'
import { MatrixEditor } from './matrix.tsx'
import { OptionForm } from './option-form.tsx'
import { readFields, readRows, type MatrixView } from './read-variants.ts'
import { readOptions } from './typed-options.ts'
import { draftMatrix, heldMatrix, readMatrix, sentMatrix, type Matrix } from './typed-matrix.ts'
import type { Route } from './+types/variants-page.ts'

type Drafted = Answer & { matrix?: MatrixView; version?: string }

export const meta: Route.MetaFunction = () => pageMeta({ title: m.goods_variants() })

export async function loader({ params, url }: Route.LoaderArgs) {
  const product = await findAskedOr404(params.id)
  const locale = spokenLocale()
  return {
    top: await readTop(db, locale, product),
    fields: await readFields(db, locale, product),
    matrix: await readRows(db, locale, product, heldMatrix(product)),
    version: product.updatedAt.toISOString(),
    isSaved: url.searchParams.get('done') === 'save',
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const product = await findAskedOr404(params.id)
  const form = await request.formData()
  const intent = String(form.get('intent'))
  const show = (matrix: Matrix) => readRows(db, spokenLocale(), product, matrix)
  if (intent === 'draft') {
    const { plan, rejected } = readOptions(form, product, await listUsedColours(db))
    if (rejected) return data<Drafted>({ intent, ...rejected }, { status: 422 })
    return data<Drafted>({ intent, values: textsIn(form), matrix: await show(draftMatrix(product, plan)) })
  }
  const sent = sentMatrix(form, product)
  if (intent !== 'save' || !sent) throw data(null, { status: 400 })
  const matrix = await show(sent)
  const { rows, rejected } = readMatrix(sent)
  if (rejected) return data<Drafted>({ intent, ...rejected, matrix }, { status: 422 })
  const seen = String(form.get('version') ?? '')
  const options = sent.options
    .map(({ key, values }) => ({
      key,
      values: values.filter(({ value }) => rows.some((row) => row.options[key] === value)),
    }))
    .filter(({ values }) => values.length)
  const change = { productId: product.id, options, rows, seen }
  const { refusal } = await orRefusal(saveVariants(db, context.get(adminContext).actor, change))
  if (!refusal) return redirect(`/admin/products/${product.id}/variants?done=save`, 303)
  // Told once; who then saves again has seen what the other did.
  const version = refusal.code === 'changed-meanwhile' ? product.updatedAt.toISOString() : seen
  return data<Drafted>({ intent, refusal: refusal.say(spokenLocale()), matrix, version }, { status: 422 })
}

export default function VariantsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { top, fields, version, isSaved } = loaderData
  const matrix = actionData?.matrix ?? loaderData.matrix
  const isDrafted = actionData?.intent === 'draft' && actionData.matrix !== undefined
  const problem = isDrafted ? undefined : actionData
  return (
    <>
      <ProductHead top={top}>
        <Link to="/admin/inventory/receive" className={buttonClass({ variant: 'outline', size: 'sm' })}>
          {m.find_act_receive()}
        </Link>
      </ProductHead>
      <div className="grid gap-5">
        <Outcome
          answer={problem}
          done={isDrafted ? m.goods_drafted() : isSaved ? m.goods_variants_saved() : undefined}
        />
        <OptionForm
          key={version}
          fields={fields}
          answer={answerTo(actionData, 'draft')}
          unsaved={isDrafted || matrix.rows.length > 0}
        />
        {matrix.rows.length > 0 && (
          <MatrixEditor
            key={matrixKey(matrix, version)}
            matrix={matrix}
            version={actionData?.version ?? version}
            fresh={actionData?.matrix !== undefined}
            errors={answerTo(actionData, 'save').errors}
          />
        )}
      </div>
    </>
  )
}

/** A matrix that was drafted anew begins anew. */
const matrixKey = ({ rows }: MatrixView, version: string) =>
  `${version}:${rows.map(({ sku, on }) => `${sku}${on}`).join()}`
