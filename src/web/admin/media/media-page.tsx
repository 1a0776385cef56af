import { Form, Link } from 'react-router'
import { countMedia, listMedia, mediaPerPage } from '#flows/catalogue/list-media.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { isUuid } from '#shop/catalogue/is-uuid.ts'
import { findProductForEdit } from '#shop/catalogue/products/find-product-for-edit.ts'
import { mostProductPictures } from '#shop/catalogue/pictures/most-product-pictures.ts'
import { Notice } from '#ui/notice.tsx'
import { Picture } from '#ui/picture.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { photoErrorMessage } from '#web/shell/photos/photo-error.ts'
import { PictureForm } from '#web/shell/photos/picture-form.tsx'
import { m } from '#words/messages.js'
import { SendButton } from '#web/admin-kit/form/send-button.tsx'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { pageWithin, askedText } from '#web/admin-kit/list/list-params.ts'
import { defineList } from '#web/admin-kit/list/define-list.tsx'
import type { Route } from './+types/media-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.media_title() })

export async function loader({ url }: Route.LoaderArgs) {
  const params = url.searchParams
  const asked = {
    text: askedText(params),
    use: params.get('use') === 'unused' ? ('unused' as const) : null,
  }
  const locale = requestLocale()
  const pages = pageWithin(params.get('page'), await countMedia(db, asked), mediaPerPage)
  const wanted = params.get('for') ?? ''
  const product = isUuid(wanted) ? await findProductForEdit(db, locale, wanted) : undefined
  return {
    asked,
    pages,
    rows: await listMedia(db, locale, { ...asked, page: pages.page }),
    trouble: photoErrorMessage(params.get('picture'), mostProductPictures),
    isDeleted: params.get('done') === 'deleted',
    product: product && { id: product.id, name: product[locale]?.name ?? product.vi?.name ?? '' },
  }
}

/** Every picture of the shop: sought by what it shows, taken for a product, or thrown away when nothing shows it. */
export default defineList(({ loaderData: { product, trouble, isDeleted } }: Route.ComponentProps) => ({
  title: m.media_title(),
  note: product ? m.media_choose({ name: product.name }) : m.media_note(),
  back: product && { to: `/admin/products/${product.id}/pictures`, label: product.name },
  actions: <UploadForm />,
  answer: trouble ? { intent: 'add', refusal: trouble } : undefined,
  done: isDeleted && m.media_deleted(),
  above: product && <Notice>{m.media_choose({ name: product.name })}</Notice>,
  search: m.media_search(),
  keep: ['for'],
  filters: {
    use: {
      label: m.media_use(),
      any: m.media_use_any(),
      options: [{ value: 'unused', label: m.media_use_none() }],
      isWide: true,
    },
  },
  body: (rows) => (
    <ul className="grid grid-cols-2 gap-4 border-t border-line p-4 sm:grid-cols-3 md:p-5 lg:grid-cols-4 xl:grid-cols-6">
      {rows.map((row) => (
        <MediaItem key={row.id} row={row} productId={product?.id} />
      ))}
    </ul>
  ),
  empty: (isNarrowed) =>
    isNarrowed
      ? { title: m.media_none(), text: m.media_none_text() }
      : { title: m.media_first(), text: m.media_first_text() },
}))

const UploadForm = () => (
  <PictureForm
    action="/admin/media/upload"
    shortestPx={1400}
    words={{
      choose: m.media_photo_add(),
      file: m.media_photo_file(),
      send: m.media_photo_add(),
      busy: m.media_photo_busy(),
    }}
  />
)

type ItemProps = { row: Route.ComponentProps['loaderData']['rows'][number]; productId?: string }

const MediaItem = ({ row: { id, file, alt, products, articles }, productId }: ItemProps) => (
  <li className="grid content-start gap-2">
    <Link to={`/admin/media/${id}`} className="group grid gap-2 rounded-sm">
      <span className="block aspect-square overflow-hidden rounded-md bg-sunken">
        <Picture file={file} alt="" sizes="(min-width: 1200px) 190px, 45vw" widths={[160, 400]} className="size-full" />
      </span>
      <span className="line-clamp-2 font-[560] text-ink group-hover:underline group-hover:underline-offset-4">
        {alt || m.media_unnamed()}
      </span>
    </Link>
    <span className="type-fine text-muted">
      {products + articles ? m.media_shown({ count: formatCount(products + articles) }) : m.media_use_none()}
    </span>
    {productId && (
      <Form method="post" action={`/admin/products/${productId}/pictures`}>
        <input type="hidden" name="intent" value="add" />
        <SendButton name="media" value={id} size="sm" variant="outline" block>
          {m.media_take()}
        </SendButton>
      </Form>
    )}
  </li>
)
