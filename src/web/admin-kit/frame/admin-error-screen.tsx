import { RotateCw } from 'lucide-react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { isConnectionError } from '#kit/is-connection-error.ts'
import { shopName } from '#shop/settings/shop-name.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { TwinTrack } from '#ui/drawings/twin-track.tsx'
import { useErrorId } from '#web/shell/errors/use-error-id.ts'
import { m } from '#words/messages.js'
import { MissingScreen } from './missing-screen.tsx'

/**
 * Shows which of three errors happened (docs/reference/spec.md 8): the role could not be checked, the page does not exist, or a bug with
 * its id.
 */
export function AdminErrorScreen({ error, alone = false }: { error: unknown; alone?: boolean }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <MissingScreen />
  return <Failed error={error} alone={alone} />
}

function Failed({ error, alone }: { error: unknown; alone: boolean }) {
  const gate = isRouteErrorResponse(error) && error.status === 503 && error.statusText === 'role-check-failed'
  const isLost = isConnectionError(error)
  const { title, text } = gate
    ? { title: m.admin_role_check_title(), text: m.admin_role_check_text() }
    : { title: m.admin_error_title(), text: isLost ? m.error_part_network_text() : m.admin_error_text() }
  const found = useErrorId(error)
  const id = gate || isLost ? undefined : found
  const Frame = alone ? 'main' : 'div'
  return (
    <Frame
      id={alone ? 'main' : undefined}
      className={
        alone ? 'mx-auto grid min-h-dvh max-w-140 content-center px-4 py-10' : 'mx-auto max-w-140 py-10 md:py-16'
      }
    >
      <title>{`${title} · ${shopName()}`}</title>
      <TwinTrack variant="stops" className="h-10 text-line-strong" />
      <h1 className="type-h2 mt-6">{title}</h1>
      <p className="mt-3">{text}</p>
      {id && <p className="num type-small mt-2 text-muted">{m.admin_error_id({ id })}</p>}
      <div className="mt-6 flex flex-wrap gap-3">
        <Retry />
        <a href="/" className={buttonClass({ size: 'sm', variant: 'outline' })}>
          {m.admin_to_shop()}
        </a>
      </div>
    </Frame>
  )
}

/** Loads the same address again, with or without scripts. */
function Retry() {
  const { pathname, search } = useLocation()
  return (
    <form method="get" action={pathname}>
      {[...new URLSearchParams(search)].map(([name, value], at) => (
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="sm" icon={<RotateCw aria-hidden size={18} strokeWidth={1.9} />}>
        {m.admin_retry()}
      </Button>
    </form>
  )
}
