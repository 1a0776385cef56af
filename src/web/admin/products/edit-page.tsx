import { Copy, ExternalLink, Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { data, Form } from 'react-router'
import { deleteDraft } from '#flows/catalogue/delete-draft.ts'
import { editProduct } from '#flows/catalogue/edit-product.ts'
import { type Refusal } from '#kit/refusal.ts'
import { findProductThreshold } from '#shop/inventory/set-product-threshold.ts'
import { pathIn, locales } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { textError } from '#platform/forms/field-schema.ts'
import { requestLocale } from '#platform/request.server.ts'
import { duplicateProduct } from '#shop/catalogue/products/duplicate-product.ts'
import { findBySlugs } from '#shop/catalogue/products/find-by-slugs.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { goodsFields } from '#shop/catalogue/product-fields.ts'
import { buttonClass } from '#ui/button.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { answerIntents } from '#web/admin-kit/form/answer-intents.server.ts'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { defineEditor } from '#web/admin-kit/form/define-editor.tsx'
import { readDoneParam } from '#web/admin-kit/form/read-done-param.ts'
import { saveMerged, formTexts } from '#web/admin-kit/form/merge-form.server.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { leavesEditor } from '#web/admin-kit/form/unsaved-guard.tsx'
import { findConfirmationError } from '#web/admin-kit/form/find-confirmation-error.ts'
import { findProductOr404 } from './find-listed.server.ts'
import { missingMeasuresToast } from './missing-measures.server.ts'
import { productFields, productShape } from './product-fields.ts'
import { PriceHistory } from './price-history.tsx'
import { ProductFrame } from './product-frame.tsx'
import { ProductEditor } from './product-editor.tsx'
import { readEditor } from './read-editor.ts'
import { ReadyPanel } from './ready-panel.tsx'
import { readProduct } from './typed-product.ts'
import type { Route } from './+types/edit-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.product_admin_edit() })

const doneWords = {
  save: () => m.product_admin_saved(),
  copy: () => m.product_admin_copied(),
  created: () => m.product_admin_created(),
}

export async function loader({ params, url }: Route.LoaderArgs) {
  const product = await findProductOr404(params.id)
  return {
    product: await readEditor(db, requestLocale(), product),
    copyId: crypto.randomUUID(),
    done: readDoneParam(doneWords, url),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { actor } = context.get(adminContext)
  const product = await findProductOr404(params.id)
  return answerIntents(request, {
    async copy(form) {
      const copyId = String(form.get('copyId'))
      if (!isUuid(copyId)) throw data(null, { status: 400 })
      await duplicateProduct(db, actor, { productId: product.id, copyId })
      return `/admin/products/${copyId}/edit?done=copy`
    },
    async delete(form) {
      const confirmationError = findConfirmationError(form, product.vi?.name ?? '')
      if (confirmationError) return confirmationError
      await deleteDraft(db, actor, product.id)
      return '/admin/products?done=deleted'
    },
    async save(form) {
      const { failure, refusal } = await saveEdit(actor, product.id, form)
      if (!failure) return `/admin/products/${product.id}/edit?done=save`
      return {
        ...failure,
        ...missingMeasuresToast(failure.errors, requestLocale()),
        ...(refusal && placed(refusal, failure.values ?? {})),
      }
    },
  })
}

const saveEdit = (actor: Actor, productId: string, form: FormData) =>
  saveMerged({
    form,
    read: async () => ({
      product: await findProductOr404(productId),
      lowAt: await findProductThreshold(db, productId),
    }),
    fields: ({ product, lowAt }) => productFields(product, lowAt),
    shape: productShape,
    async save(merged, { product }) {
      const { edit, lowAt, rejected } = readProduct(merged, product.variants)
      const added = await readAdded(merged)
      if (rejected || added.error) {
        const errors = { ...rejected?.errors, ...(added.error && { addCompanion: added.error }) }
        return { rejected: { values: formTexts(merged), errors } }
      }
      edit.companionIds = [...new Set([...edit.companionIds, ...added.ids])]
      const expectedVersion = product.updatedAt.toISOString()
      return { done: await editProduct(db, actor, { productId, edit, lowAt, expectedVersion }) }
    },
  })

/** Finds the added companions by slug; an unknown one is an error. */
async function readAdded(form: FormData): Promise<{ ids: string[]; error?: string }> {
  const typed = String(form.get('addCompanion') ?? '')
  const error = textError(goodsFields.addCompanion, typed)
  if (error) return { ids: [], error }
  const slugs = typed
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean)
    .slice(0, 20)
  const ids = await findBySlugs(db, slugs)
  const unknown = slugs.find((one) => !ids.has(one))
  if (unknown) return { ids: [], error: m.product_admin_companion_unknown({ slug: unknown.slice(0, 80) }) }
  return { ids: slugs.map((one) => ids.get(one)!) }
}

/** Shows a taken address at its field. */
function placed(refusal: Refusal, typed: Record<string, string>): Omit<Answer, 'intent'> {
  const message = refusal.say(requestLocale())
  if (refusal.code !== 'slug-taken') return {}
  const taken = (refusal.facts as { slug: string }).slug
  const at = locales.filter((locale) => typed[`${locale}.slug`]?.trim().toLowerCase() === taken)
  return { refusal: undefined, errors: Object.fromEntries(at.map((locale) => [`${locale}.slug`, message])) }
}

export default defineEditor(({ loaderData, actionData }: Route.ComponentProps) => {
  const { product, copyId, done } = loaderData
  return {
    title: product.top.name,
    frame: ({ children }) => (
      <ProductFrame top={product.top} actions={<ProductActions product={product} copyId={copyId} />}>
        {children}
      </ProductFrame>
    ),
    done: done && doneWords[done](),
    above: product.status !== 'active' && <ReadyPanel id={product.id} ready={product.ready} />,
    form: <ProductEditor key={actionData?.values?.version ?? product.version} product={product} answer={actionData} />,
    below: <PriceHistory changes={product.changes} />,
    remove: product.mayBeDeleted && {
      intent: 'delete',
      title: m.product_admin_delete(),
      word: product.values['vi.name'] ?? '',
      note: m.product_admin_delete_note(),
    },
  }
})

type ActionsProps = Pick<Route.ComponentProps['loaderData'], 'product' | 'copyId'>

/** The way to the page in the shop, or to its preview, and the copy. */
function ProductActions({ product, copyId }: ActionsProps) {
  const locale = getLocale()
  const slug = product.values[`${locale}.slug`] ?? product.id
  return (
    <div className="flex flex-wrap gap-3">
      {product.status !== 'active' && product.variants.length > 0 && (
        <ShopLink to={`/product/${product.id}/preview`} icon={<Eye aria-hidden size={17} />}>
          {m.product_admin_preview()}
        </ShopLink>
      )}
      {product.status === 'active' && (
        <ShopLink to={`/product/${slug}`} icon={<ExternalLink aria-hidden size={17} />}>
          {m.product_admin_see()}
        </ShopLink>
      )}
      <Form method="post" {...leavesEditor}>
        <input type="hidden" name="copyId" value={copyId} />
        <SubmitButton intent="copy" busyText={m.admin_busy()} variant="outline" icon={<Copy aria-hidden size={17} />}>
          {m.product_admin_copy()}
        </SubmitButton>
      </Form>
    </div>
  )
}

type ShopLinkProps = { to: string; icon: ReactNode; children: string }

const ShopLink = ({ to, icon, children }: ShopLinkProps) => (
  <a
    href={pathIn(getLocale(), to)}
    target="_blank"
    rel="noreferrer"
    className={buttonClass({ variant: 'outline', size: 'sm' })}
  >
    {icon}
    {children}
  </a>
)
