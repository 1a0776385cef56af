import type { Context } from 'hono'
import { files } from '#platform/files/files.server.ts'

/** Sends a stored photo; the caller has checked access. */
export async function sendPhoto(c: Context, path: string, caching: string) {
  if (!(await files.exists(path))) return c.text('not found', 404)
  return c.body(new Uint8Array(await files.getBytes(path)), 200, {
    'Content-Type': 'image/webp',
    'Content-Disposition': 'inline',
    'Cache-Control': caching,
  })
}
