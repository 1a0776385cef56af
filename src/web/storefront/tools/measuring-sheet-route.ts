import { db } from '#platform/postgres/db.server.ts'
import { linkIn } from '#platform/link-in.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { drawMeasuringSheet } from '#shop/papers/draw-measuring-sheet.ts'
import { shopFileName } from '#shop/papers/printed.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { requireFeature } from '#web/shell/access/require-feature.server.ts'
import { m } from '#words/messages.js'

/** When the drawing last changed: the same sheet has the same bytes. */
const drawnOn = new Date('2026-11-22T00:00:00+07:00')

/** The printable measuring sheet, in the language of its address. */
export async function loader() {
  await requireFeature('advisers')
  const locale = requestLocale()
  const { name } = await findSettings(db)
  const link = linkIn(locale, '/size-guide')
  const bytes = await drawMeasuringSheet({ locale, shop: name, link, at: drawnOn })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${shopFileName(`${m.document_sheet_file()}.pdf`)}"`,
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
