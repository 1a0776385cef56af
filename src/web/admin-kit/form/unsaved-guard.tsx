import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { m } from '#words/messages.js'

/**
 * Asks with a dialog inside the shop, and with the browser's own question when the tab is closed. `ofPage`: a change of the query counts as
 * leaving too.
 */
export function UnsavedGuard({ isDirty, ofPage = false }: { isDirty: boolean; ofPage?: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (ofPage && currentLocation.search !== nextLocation.search)),
  )
  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])
  const stay = () => blocker.state === 'blocked' && blocker.reset()
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title={m.admin_editor_leave_title()}
      closeLabel={m.layout_close()}
      size="narrow"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" size="sm" onClick={() => blocker.state === 'blocked' && blocker.proceed()}>
            {m.admin_editor_leave()}
          </Button>
          <Button size="sm" onClick={stay}>
            {m.admin_editor_stay()}
          </Button>
        </div>
      }
    >
      <p>{m.admin_editor_leave_text()}</p>
    </Dialog>
  )
}
