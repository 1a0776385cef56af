import { slug } from '#kit/fold.ts'
import { shopName } from '#shop/settings/shop-name.ts'

/** A finished paper: its file name and the PDF. */
export type Printed = { file: string; bytes: Buffer }

/** The name of a file that people keep, with the shop in front: `luot-invoice-K7M2Q9XA.pdf`. A name without Latin letters is left out. */
export const shopFileName = (name: string) => [slug(shopName()), name].filter(Boolean).join('-')

/** A response that the browser shows inline and no cache stores. */
export const pdfResponse = ({ file, bytes }: Printed) =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${file}"`,
      'Cache-Control': 'private, no-store',
    },
  })
