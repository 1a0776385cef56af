import { isSigned, sign } from '#platform/secrets/secret.server.ts'

/** How long a link to an unpublished article is valid. */
const hours = 48

type Pass = { articleId: string; ownerId: string }

/** A link with which anyone can read an article with its writer's draft, for two days. */
export function previewPass({ articleId, ownerId }: Pass, at = new Date()) {
  const until = Math.ceil(at.getTime() / 3_600_000) + hours
  const subject = `${articleId}.${ownerId}.${until}`
  return `${subject}.${sign('article-preview', subject)}`
}

/** Reads such a link; undefined if the shop did not make it or it has expired. */
export function readPreviewPass(pass: string, at = new Date()): Pass | undefined {
  const [articleId, ownerId, until, proof] = pass.split('.')
  if (!articleId || !ownerId || !until || !proof) return
  if (!isSigned('article-preview', `${articleId}.${ownerId}.${until}`, proof)) return
  return Number(until) * 3_600_000 > at.getTime() ? { articleId, ownerId } : undefined
}
