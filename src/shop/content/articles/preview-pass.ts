import { isSigned, sign } from '#platform/secrets/secret.server.ts'

/** How long a link to what is not out yet opens. */
const hours = 48

type Pass = { articleId: string; ownerId: string }

/** The address under which whoever has it reads an article as its writer left it, for two days. */
export function previewPass({ articleId, ownerId }: Pass, at = new Date()) {
  const until = Math.ceil(at.getTime() / 3_600_000) + hours
  const subject = `${articleId}.${ownerId}.${until}`
  return `${subject}.${sign('article-preview', subject)}`
}

/** Reads such an address; answers nothing if the shop did not make it or it has expired. */
export function readPreviewPass(pass: string, at = new Date()): Pass | undefined {
  const [articleId, ownerId, until, proof] = pass.split('.')
  if (!articleId || !ownerId || !until || !proof) return
  if (!isSigned('article-preview', `${articleId}.${ownerId}.${until}`, proof)) return
  return Number(until) * 3_600_000 > at.getTime() ? { articleId, ownerId } : undefined
}
