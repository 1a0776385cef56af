/** A finished paper: its file name and the PDF. */
export type Printed = { file: string; bytes: Buffer }

/** A response that the browser shows inline and no cache stores. */
export const pdfResponse = ({ file, bytes }: Printed) =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${file}"`,
      'Cache-Control': 'private, no-store',
    },
  })
