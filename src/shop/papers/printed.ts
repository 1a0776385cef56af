/** A paper that is ready to be sent: the name it is saved under, and the PDF. */
export type Printed = { file: string; bytes: Buffer }

/** A response that the browser shows and no cache keeps. */
export const pdfResponse = ({ file, bytes }: Printed) =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${file}"`,
      'Cache-Control': 'private, no-store',
    },
  })
