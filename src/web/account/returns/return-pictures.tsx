import { mostReturnPictures } from '#shop/returns/reasons.ts'
import { isReturnOpen } from '#shop/returns/states.ts'
import type { ReturnView } from '#web/shell/returns/view-return.server.ts'
import { m } from '#words/messages.js'
import { PhotoList } from '#web/shell/photos/photo-list.tsx'

/** Photos of what is wrong; only the buyer and staff see them. */
export function ReturnPictures({ one }: { one: ReturnView }) {
  const mayChange = isReturnOpen(one.state)
  if (!mayChange && !one.pictures.length) return null
  return (
    <section id="pictures" aria-labelledby="pictures-title" className="mt-10 scroll-mt-4">
      <h2 id="pictures-title" className="type-h2">
        {m.return_pictures()}
      </h2>
      {mayChange && (
        <p className="type-small mt-2 max-w-[60ch] text-muted">
          {m.return_pictures_hint({ count: mostReturnPictures })}
        </p>
      )}
      <PhotoList
        folder="return-pictures"
        pictures={one.pictures}
        most={mostReturnPictures}
        mayChange={mayChange}
        action={`/orders/${one.orderId}/returns/${one.id}/picture`}
      />
    </section>
  )
}
