import type { Context } from 'hono'
import { files } from '#platform/files/files.server.ts'

const named = /^[0-9a-f]{32}-(160|400)\.webp$/

/** A person's picture by its random name, which cannot be guessed and is deleted with the picture. Cached privately for a day, since it may show a face. */
export async function serveAvatar(c: Context) {
  const name = c.req.param('name') ?? ''
  if (!named.test(name) || !(await files.exists(`avatars/${name}`))) return c.text('not found', 404)
  return c.body(new Uint8Array(await files.getBytes(`avatars/${name}`)), 200, {
    'Content-Type': 'image/webp',
    'Content-Disposition': 'inline',
    'Cache-Control': 'private, max-age=86400',
  })
}
