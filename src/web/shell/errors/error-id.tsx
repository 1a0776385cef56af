import { m } from '#words/messages.js'
import { useErrorId } from './use-error-id.ts'

/** The id by which support finds what happened. */
export function ErrorId({ error }: { error: unknown }) {
  const id = useErrorId(error)
  return id && <p className="num type-small text-muted">{m.admin_error_id({ id })}</p>
}
