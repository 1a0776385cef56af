import { Form, Link, useSearchParams } from 'react-router'
import { countMedia, listMedia, mediaPerPage } from '#flows/catalogue/list-media.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { isUuid } from '#shop/catalogue/is-uuid.ts'
import { findProductForEdit } from '#shop/catalogue/products/find-product-for-edit.ts'
import { mostProductPictures } from '#shop/catalogue/pictures/most-product-pictures.ts'
import { Notice } from '#ui/notice.tsx'
import { Picture } from '#ui/picture.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { photoErrorMessage } from '#web/shell/photos/photo-error.ts'
import { PictureForm } from '#web/shell/photos/picture-form.tsx'
import { searchFields } from '#web/shell/search/search-fields.ts'
import { m } from '#words/messages.js'
import { SendButton } from '#web/admin-kit/form/send-button.tsx'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { EmptyRows } from '#web/admin-kit/list/empty-rows.tsx'
import { Pager } from '#web/admin-kit/list/pager.tsx'
import { pageWithin } from '#web/admin-kit/list/pages.ts'
import { ListSearchForm } from '#web/admin-kit/list/list-search-form.tsx'
import type { Route } from './+types/media-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.media_title() })

export async function loader({ url }: Route.LoaderArgs) {
  const params = url.searchParams
  const asked = {
    text: (params.get('q') ?? '').trim().slice(0, searchFields.q.max),
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
    product: product && { id: product.id, name: product[locale]?.name ?? product.vi?.name ?? '' },
  }
}

/** Every picture of the shop: sought by what it shows, taken for a product, or thrown away when nothing shows it. */
export default function MediaPage({ loaderData }: Route.ComponentProps) {
  const { asked, pages, rows, product } = loaderData
  const [params] = useSearchParams()
  const trouble = photoErrorMessage(params.get('picture'), mostProductPictures)
  const isDeleted = params.get('done') === 'deleted'
  const isNarrowed = asked.text !== '' || asked.use !== null
  return (
    <>
      <PageHead
        back={product && { to: `/admin/products/${product.id}/pictures`, label: product.name }}
        title={m.media_title()}
        note={product ? m.media_choose({ name: product.name }) : m.media_note()}
      >
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
      </PageHead>
      {(trouble || isDeleted) && (
        <div className="mb-5">
          <Outcome answer={trouble ? { intent: 'add', refusal: trouble } : undefined} done={m.media_deleted()} />
        </div>
      )}
      {product && <Notice className="mb-5">{m.media_choose({ name: product.name })}</Notice>}
      <div className="rounded-sm border border-line bg-surface">
        <ListSearchForm
          label={m.media_search()}
          placeholder={m.media_search()}
          text={asked.text}
          keep={['for']}
          filtered={isNarrowed}
          filters={['use']}
        >
          <SelectField
            key={asked.use}
            label={m.media_use()}
            labelHidden
            name="use"
            defaultValue={asked.use ?? ''}
            placeholder={m.media_use_any()}
            options={[{ value: 'unused', label: m.media_use_none() }]}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
            className="flex-[1_1_9rem] md:flex-[0_1_14rem]"
          />
        </ListSearchForm>
        {rows.length ? (
          <>
            <ul className="grid grid-cols-2 gap-4 border-t border-line p-4 sm:grid-cols-3 md:p-5 lg:grid-cols-4 xl:grid-cols-6">
              {rows.map(({ id, file, alt, products, articles }) => (
                <li key={id} className="grid content-start gap-2">
                  <Link to={`/admin/media/${id}`} className="group grid gap-2 rounded-sm">
                    <span className="block aspect-square overflow-hidden rounded-md bg-sunken">
                      <Picture
                        file={file}
                        alt=""
                        sizes="(min-width: 1200px) 190px, 45vw"
                        widths={[160, 400]}
                        className="size-full"
                      />
                    </span>
                    <span className="line-clamp-2 font-[560] text-ink group-hover:underline group-hover:underline-offset-4">
                      {alt || m.media_unnamed()}
                    </span>
                  </Link>
                  <span className="type-fine text-muted">
                    {products + articles
                      ? m.media_shown({ count: formatCount(products + articles) })
                      : m.media_use_none()}
                  </span>
                  {product && (
                    <Form method="post" action={`/admin/products/${product.id}/pictures`}>
                      <input type="hidden" name="intent" value="add" />
                      <SendButton name="media" value={id} size="sm" variant="outline" block>
                        {m.media_take()}
                      </SendButton>
                    </Form>
                  )}
                </li>
              ))}
            </ul>
            <Pager {...pages} />
          </>
        ) : (
          <EmptyRows title={isNarrowed ? m.media_none() : m.media_first()}>
            {isNarrowed ? m.media_none_text() : m.media_first_text()}
          </EmptyRows>
        )}
      </div>
    </>
  )
}
