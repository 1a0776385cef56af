import { countMedia, listMedia, mediaPerPage } from '#flows/catalogue/list-media.ts'
import { env } from '#platform/env.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { findProductForEdit } from '#shop/catalogue/products/find-product-for-edit.ts'
import { maxProductPictures } from '#shop/catalogue/pictures/max-product-pictures.ts'
import { Notice } from '#ui/notice.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { photoErrorMessage } from '#web/shell/photos/photo-error.ts'
import { m } from '#words/messages.js'
import { pageWithin, textParam } from '#web/admin-kit/list/list-params.ts'
import { defineList } from '#web/admin-kit/list/define-list.tsx'
import { MediaGrid, MediaUpload } from './media-grid.tsx'
import type { Route } from './+types/media-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.media_title() })

export async function loader({ url }: Route.LoaderArgs) {
  const params = url.searchParams
  const query = {
    text: textParam(params),
    use: params.get('use') === 'unused' ? ('unused' as const) : null,
  }
  const locale = requestLocale()
  const pages = pageWithin(params.get('page'), await countMedia(db, query), mediaPerPage)
  const productId = params.get('for') ?? ''
  const product = isUuid(productId) ? await findProductForEdit(db, locale, productId) : undefined
  return {
    query,
    pages,
    rows: await listMedia(db, locale, { ...query, page: pages.page }),
    uploadError: photoErrorMessage(params.get('picture'), maxProductPictures),
    done: (['deleted', 'added'] as const).find((word) => word === params.get('done')),
    isDemo: env.SHOP_MODE === 'demo',
    product: product && { id: product.id, name: product[locale]?.name ?? product.vi?.name ?? '' },
  }
}

/** The picture library: search, add to a product, delete unused pictures. */
export default defineList(({ loaderData: { product, uploadError, done, isDemo } }: Route.ComponentProps) => ({
  title: m.media_title(),
  note: product ? m.media_choose({ name: product.name }) : isDemo ? m.media_note_demo() : m.media_note(),
  back: product && { to: `/admin/products/${product.id}/pictures`, label: product.name },
  actions: <MediaUpload productId={product?.id} />,
  answer: uploadError ? { intent: 'add', refusal: uploadError } : undefined,
  done: done && { deleted: m.media_deleted, added: m.media_photo_done }[done](),
  above: product && <Notice>{m.media_choose({ name: product.name })}</Notice>,
  search: m.media_search(),
  keptParams: ['for'],
  filters: {
    use: {
      label: m.media_use(),
      any: m.media_use_any(),
      options: [{ value: 'unused', label: m.media_use_none() }],
      isWide: true,
    },
  },
  body: (rows) => <MediaGrid rows={rows} productId={product?.id} />,
  empty: (isNarrowed) =>
    isNarrowed
      ? { title: m.media_none(), text: m.media_none_text() }
      : { title: m.media_first(), text: m.media_first_text() },
}))
