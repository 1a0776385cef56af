import { Button } from '#ui/button.tsx'
import { m } from '#words/messages.js'
import { FailedPage } from './failed-page.tsx'

/** A page whose files could not be loaded. Its address is in the bar already, so trying again is asking the server for it. */
export const UnloadedPage = () => (
  <FailedPage title={m.error_part_unloaded()} text={m.error_part_unloaded_text()}>
    <Button onClick={() => location.reload()}>{m.error_part_retry()}</Button>
  </FailedPage>
)
