import { Images } from 'lucide-react'
import { data, Form, Link, redirect } from 'react-router'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { listProductPictures } from '#shop/catalogue/pictures/list-product-pictures.ts'
import { optionLabel } from '#shop/catalogue/variants/option-label.ts'
import { maxProductPictures } from '#shop/catalogue/pictures/max-product-pictures.ts'
import { addProductPicture, savePictures } from '#shop/catalogue/pictures/save-pictures.ts'
import type { ProductForEdit } from '#shop/catalogue/products/find-product-for-edit.ts'
import { buttonClass } from '#ui/button.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { photoErrorMessage } from '#web/shell/photos/photo-error.ts'
import { PictureForm } from '#web/shell/photos/picture-form.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { defineEditor } from '#web/admin-kit/form/define-editor.tsx'
import { Editor } from '#web/admin-kit/form/editor.tsx'
import { saveMerged, versionOf } from '#web/admin-kit/form/merge-form.server.ts'
import { readDoneParam } from '#web/admin-kit/form/read-done-param.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { findProductOr404 } from '../find-listed.server.ts'
import { ProductFrame } from '../product-frame.tsx'
import { readTop } from '../read-top.ts'
import { movesForm, PictureRows } from './picture-rows.tsx'
import { movedPictures, pictureFields, pictureShape, readPictures, pictureSkuOf } from './typed-pictures.ts'
import type { Route } from './+types/pictures-page.ts'
import type { Localized } from '#kit/localized.ts'

type Sent = Answer & { order?: string[] }

export const meta: Route.MetaFunction = () => pageMeta({ title: m.product_admin_nav_pictures() })

/** Formats conflicting values: pictures by their description, options by their names. */
function describePictureField(name: string, value: string, choices: Choice[], pictures: Shown[]) {
  if (name.startsWith('of.')) return choices.find((one) => one.value === value)?.label ?? m.product_admin_picture_all()
  if (name !== 'picture') return undefined
  const named = value.split(',').flatMap((id) => pictures.find(({ mediaId }) => mediaId === id) ?? [])
  return named.map(({ alt }, at) => `${at + 1}. ${getLocale() === 'en' ? alt.en : alt.vi}`).join('\n')
}
type Choice = { value: string; label: string }
type Shown = { mediaId: string; alt: Localized }

/** Options that pictures can belong to. A picture may also belong to one variant. */
const choicesOf = ({ options }: ProductForEdit) =>
  options
    .filter(({ key }) => key === 'colour' || key === 'kind')
    .map(({ key, value, label }) => ({
      value: `${key}=${value}`,
      label: optionLabel(key, value, label, requestLocale()),
    }))

const knownOf = (product: ProductForEdit) => ({
  choices: choicesOf(product).map(({ value }) => value),
  variants: product.variants.map(({ sku, options }) => ({ sku, options })),
})

const doneWords = { save: () => m.product_admin_pictures_saved(), picture: () => m.product_admin_picture_added() }

export async function loader({ params, url }: Route.LoaderArgs) {
  const product = await findProductOr404(params.id)
  const choices = choicesOf(product)
  const known = knownOf(product)
  const saved = await readAll(params.id)
  return {
    top: await readTop(db, requestLocale(), product),
    pictures: saved.pictures,
    choices,
    skus: known.variants.length > 1 ? known.variants.map(({ sku }) => sku) : [],
    version: versionOf(pictureFields(saved.pictures, saved.choices), pictureShape),
    uploadError: photoErrorMessage(url.searchParams.get('picture'), maxProductPictures),
    done: readDoneParam(doneWords, url),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const product = await findProductOr404(params.id)
  const { actor } = context.get(adminContext)
  const form = await request.formData()
  const back = (outcome: string) => redirect(`/admin/products/${product.id}/pictures?done=${outcome}`, 303)
  const fail = (answer: Omit<Sent, 'intent'>) => data<Sent>({ intent: 'save', ...answer }, { status: 422 })
  const saved = await listProductPictures(db, product.id)
  if (form.has('move')) {
    const order = movedPictures(
      saved.map(({ mediaId }) => mediaId),
      String(form.get('move')),
    )
    const pictures = order.map((id) => saved.find(({ mediaId }) => mediaId === id)!)
    await savePictures(db, actor, { productId: product.id, pictures })
    return back('save')
  }
  if (form.get('intent') === 'add') {
    const mediaId = String(form.get('media'))
    if (!isUuid(mediaId)) throw data(null, { status: 400 })
    const { refusal } = await orRefusal(addProductPicture(db, actor, { productId: product.id, mediaId }))
    return refusal ? fail({ refusal: refusal.say(requestLocale()) }) : back('picture')
  }
  const { failure: answer } = await saveMerged({
    form,
    read: () => readAll(params.id),
    fields: ({ pictures, choices }) => pictureFields(pictures, choices),
    shape: pictureShape,
    async save(merged, now) {
      const { pictures, errors, values } = readPictures(merged, now.pictures, knownOf(now.product))
      if (Object.keys(errors).length) return { rejected: { errors, values } }
      const expectedVersion = now.product.updatedAt.toISOString()
      return { done: await savePictures(db, actor, { productId: product.id, pictures, expectedVersion }) }
    },
  })
  return answer ? fail({ ...answer, order: (answer.values?.picture ?? '').split(',') }) : back('save')
}

async function readAll(id: string) {
  const product = await findProductOr404(id)
  const pictures = await listProductPictures(db, product.id)
  const known = knownOf(product)
  return {
    product,
    pictures: pictures.map((one) => ({ ...one, sku: pictureSkuOf(one.options, known) })),
    choices: known.choices,
  }
}

export default defineEditor(({ loaderData, actionData }: Route.ComponentProps) => {
  const { top, pictures, uploadError, done } = loaderData
  return {
    title: top.name,
    frame: ({ children }) => (
      <ProductFrame top={top} id="pictures">
        {children}
      </ProductFrame>
    ),
    answer: actionData ?? (uploadError ? { intent: 'add', refusal: uploadError } : undefined),
    done: done && doneWords[done](),
    above: <AddPictures productId={top.id} />,
    form: (
      <>
        <Form method="post" id={movesForm} preventScrollReset />
        {pictures.length > 0 && <PicturesForm {...loaderData} answer={actionData} />}
      </>
    ),
  }
})

const AddPictures = ({ productId }: { productId: string }) => (
  <Panel title={m.product_admin_pictures_add()}>
    <p className="mb-4 text-muted">{m.product_admin_pictures_note()}</p>
    <div className="flex flex-wrap items-start gap-3">
      <PictureForm
        action={`/admin/products/${productId}/picture`}
        preventScrollReset
        multiple
        shortestPx={1400}
        words={{
          choose: m.media_photo_add(),
          file: m.media_photo_file(),
          send: m.media_photo_add(),
          busy: m.media_photo_busy(),
        }}
      />
      <Link to={`/admin/media?for=${productId}`} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
        <Images aria-hidden size={18} />
        {m.product_admin_pictures_library()}
      </Link>
    </div>
  </Panel>
)

type FormProps = Pick<Route.ComponentProps['loaderData'], 'pictures' | 'choices' | 'skus' | 'version'> & {
  answer?: Sent
}

function PicturesForm({ pictures, choices, skus, version, answer }: FormProps) {
  const { errors, values } = answerTo(answer, 'save')
  const order = answer?.order ?? pictures.map(({ mediaId }) => mediaId)
  return (
    <Editor
      key={values.version ?? version}
      dirty={Object.keys(values).length > 0}
      answer={answer}
      describe={(name, value) => describePictureField(name, value, choices, pictures)}
      version={values.version ?? version}
      saved={version}
      labels={{
        picture: m.product_admin_pictures_order(),
        vi: m.product_admin_alt_vi(),
        en: m.product_admin_alt_en(),
        of: m.product_admin_picture_of(),
        sku: m.product_admin_picture_sku(),
        off: m.product_admin_picture_off(),
      }}
    >
      <Panel title={m.product_admin_pictures_order()} flush>
        <PictureRows key={order.join()} {...{ pictures, order, choices, skus, values, errors }} />
      </Panel>
    </Editor>
  )
}
