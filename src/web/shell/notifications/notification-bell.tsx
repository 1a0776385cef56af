import { Bell } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useHref, useLocation } from 'react-router'
import { IconButton } from '#ui/icon-button.tsx'
import { m } from '#words/messages.js'
import type { BellUpdate } from './bell-feed.tsx'
import { lazyPart, PartLoading } from '../loading/lazy-part.tsx'
import { useMe } from '../session/me-provider.tsx'

type UpdateProps = { onUpdate: (heard: BellUpdate | undefined) => void }

const NotificationPanel = lazyPart(() => import('./notification-panel.tsx'), {
  isFloating: true,
  fallback: <PartLoading />,
})
/** The listener is invisible, so only the panel shows that it failed to load. */
const BellFeed = lazyPart(() => import('./bell-feed.tsx'), { instead: NoFeed })

/** Always in the header: a way to /notifications before scripts arrive, then it opens the panel, which is fetched when it is first opened. */
export function NotificationBell({ className = 'header-ink' }: { className?: string }) {
  const { me } = useMe()
  const [update, setUpdate] = useState<BellUpdate>()
  const { pathname } = useLocation()
  const [openedOn, setOpenedOn] = useState<string>()
  const [isNeeded, setNeeded] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  /** Light dismiss closes an open panel before the click arrives, so the state at pointerdown counts. */
  const wasOpen = useRef(false)
  const isOpen = openedOn === pathname
  const unread = update?.feed.unread ?? 0
  const toggle = (event: React.MouseEvent) => {
    event.preventDefault()
    const isByKeys = event.detail === 0
    setNeeded(true)
    setOpenedOn((isByKeys ? isOpen : wasOpen.current) ? undefined : pathname)
  }
  return (
    <>
      <form action={useHref('/notifications')}>
        <IconButton
          ref={button}
          type="submit"
          label={
            unread
              ? `${m.notification_bell_title()}, ${m.notification_bell_unread({ count: unread })}`
              : m.notification_bell_title()
          }
          aria-expanded={isOpen}
          count={unread}
          onPointerDown={() => (wasOpen.current = isOpen)}
          onClick={toggle}
          className={className}
        >
          <Bell size={24} aria-hidden />
        </IconButton>
      </form>
      {me && <BellFeed key={me.id} onUpdate={setUpdate} />}
      {isNeeded && (
        <NotificationPanel
          isOpen={isOpen}
          onClose={() => setOpenedOn(undefined)}
          anchor={button}
          isSignedIn={me === undefined ? undefined : me !== null}
          {...update}
        />
      )}
    </>
  )
}

function NoFeed({ onUpdate }: UpdateProps) {
  useEffect(
    () => onUpdate({ feed: { items: [], unread: 0, isLoaded: true, error: m.notification_bell_failed() } }),
    [onUpdate],
  )
  return null
}
