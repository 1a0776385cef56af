import { useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { m } from '#words/messages.js'

/** For a form beside the editor whose answer takes the editor's place, such as a copy: it is asked about like a link. */
export const leavesEditor = { 'data-leaves-editor': '' }

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
  const held = useHeldSubmit(isDirty)
  const stay = () => {
    held.forget()
    if (blocker.state === 'blocked') blocker.reset()
  }
  const leave = () => {
    held.submit()
    if (blocker.state === 'blocked') blocker.proceed()
  }
  return (
    <Dialog
      open={blocker.state === 'blocked' || held.isHeld}
      onClose={stay}
      title={m.admin_editor_leave_title()}
      closeLabel={m.layout_close()}
      size="narrow"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" size="sm" onClick={leave}>
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

/** Holds the submit of a form that leaves the editor until the question is answered. */
function useHeldSubmit(isDirty: boolean) {
  const [held, setHeld] = useState<{ form: HTMLFormElement; submitter: HTMLElement | null }>()
  const isLeaving = useRef(false)
  useEffect(() => {
    if (!isDirty) return
    const hold = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement
      if (isLeaving.current || !('leavesEditor' in form.dataset)) return
      event.preventDefault()
      event.stopPropagation()
      setHeld({ form, submitter: event.submitter })
    }
    document.addEventListener('submit', hold, true)
    return () => document.removeEventListener('submit', hold, true)
  }, [isDirty])
  const submit = () => {
    if (!held) return
    setHeld(undefined)
    isLeaving.current = true
    held.form.requestSubmit(held.submitter)
    isLeaving.current = false
  }
  return { isHeld: held !== undefined, forget: () => setHeld(undefined), submit }
}
