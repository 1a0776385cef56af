import { Form, Link } from 'react-router'
import type { listMedia } from '#flows/catalogue/list-media.ts'
import { Picture } from '#ui/picture.tsx'
import { PictureForm } from '#web/shell/photos/picture-form.tsx'
import { m } from '#words/messages.js'
import { SendButton } from '#web/admin-kit/form/send-button.tsx'
import { formatCount } from '#web/admin-kit/page/format-count.ts'

/** Opened for a product, the library stays so. */
export const MediaUpload = ({ productId }: { productId?: string }) => (
  <PictureForm
    action={`/admin/media/upload${productId ? `?for=${productId}` : ''}`}
    shortestPx={1400}
    words={{
      choose: m.media_photo_add(),
      file: m.media_photo_file(),
      send: m.media_photo_add(),
      busy: m.media_photo_busy(),
    }}
  />
)

type MediaRow = Awaited<ReturnType<typeof listMedia>>[number]

/** A grid of pictures; if it was opened for a product, each can be added to that product. */
export const MediaGrid = ({ rows, productId }: { rows: MediaRow[]; productId?: string }) => (
  <ul className="grid grid-cols-2 gap-4 border-t border-line p-4 sm:grid-cols-3 md:p-5 lg:grid-cols-4 xl:grid-cols-6">
    {rows.map((row) => (
      <MediaItem key={row.id} row={row} productId={productId} />
    ))}
  </ul>
)

type ItemProps = { row: MediaRow; productId?: string }

const MediaItem = ({ row: { id, file, alt, places }, productId }: ItemProps) => (
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
      {places ? m.media_shown({ count: formatCount(places) }) : m.media_use_none()}
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
