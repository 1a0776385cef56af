import { Link, useSearchParams } from 'react-router'
import { m } from '#words/messages.js'
import { searchWith } from '#web/admin-kit/list/list-params.ts'

/** Says that a list tells of one product only, and how to see them all. */
export function OneProductNote({ product }: { product?: string | null }) {
  const [params] = useSearchParams()
  if (!product) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 border-b border-line px-4 py-1 md:px-5">
      {m.moderation_only({ product })}
      <Link to={searchWith(params, { product: null })} className="link inline-flex min-h-11 items-center">
        {m.moderation_only_off()}
      </Link>
    </p>
  )
}
