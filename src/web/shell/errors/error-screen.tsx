import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { Button } from '#ui/button.tsx'
import { isConnectionError } from '#kit/is-connection-error.ts'
import { m } from '#words/messages.js'
import { FailedPage } from '../loading/failed-page.tsx'
import { useErrorId } from './use-error-id.ts'

/** The page failed; try again, reload or go home. A refusal of the server (404, 403) shows its own number. */
export function ErrorScreen({ error }: { error: unknown }) {
  const revalidator = useRevalidator()
  const id = useErrorId(error)
  const message = isConnectionError(error)
    ? { title: m.error_part_network_title(), text: m.error_part_network_text() }
    : isUnavailable(error)
      ? { title: m.error_busy_title(), text: m.error_busy_retry() }
      : { title: m.error_title(), text: m.error_text(), id }
  return (
    <FailedPage {...message}>
      <Button onClick={() => void revalidator.revalidate()} busy={revalidator.state !== 'idle'}>
        {m.error_retry()}
      </Button>
      <Button variant="outline" onClick={() => location.reload()}>
        {m.error_reload()}
      </Button>
    </FailedPage>
  )
}

/** The server was too busy and refused the router's request before any loader ran (busy-answer.ts). */
const isUnavailable = (error: unknown) => isRouteErrorResponse(error) && error.status === 503
