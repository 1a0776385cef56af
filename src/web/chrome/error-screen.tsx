import { useRevalidator } from 'react-router'
import { Button, buttonClass } from '#ui/button.tsx'
import { TwinTrack } from '#ui/twin-track.tsx'
import { m } from '#words/messages.js'
import { useErrorId } from './use-error-id.ts'

/** SPEC 8: the page failed; try again, reload or go home. A refusal of the server (404, 403) shows its own number. */
export function ErrorScreen({ error }: { error: unknown }) {
  const revalidator = useRevalidator()
  const id = useErrorId(error)
  return (
    <div className="wrap grid min-h-[70vh] content-center py-16">
      <TwinTrack variant="stops" className="mb-8 text-accent" />
      <h1 className="type-h1">{m.error_title()}</h1>
      <p className="mt-3 max-w-[36em] type-lead">{m.error_text()}</p>
      {id && (
        <p className="mt-3 text-muted">
          {m.error_id()}: <code className="num">{id}</code>
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => void revalidator.revalidate()} busy={revalidator.state !== 'idle'}>
          {m.error_retry()}
        </Button>
        <Button variant="outline" onClick={() => location.reload()}>
          {m.error_reload()}
        </Button>
        <a href="/" className={buttonClass({ variant: 'quiet' })}>
          {m.error_home()}
        </a>
      </div>
    </div>
  )
}
