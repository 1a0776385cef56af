import { Bell } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useHref, useLocation, useNavigate, useRevalidator } from 'react-router'
import { loadPart } from '#kit/load-part.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { m } from '#words/messages.js'
import { lazyPart } from './lazy-part.tsx'
import { useMe } from './me-provider.tsx'
import type { Feed, FeedHand } from './notification-feed.ts'

const NotificationPanel = lazyPart(() => import('./notification-panel.tsx'), { isFloating: true })

/** Always in the header (SPEC 2): a way to /notifications before scripts arrive, then it opens the panel, which is fetched when it is first opened. */
export function NotificationBell() {
  const { feed, hand, isSignedIn } = useFeed()
  const { pathname } = useLocation()
  const [openedOn, setOpenedOn] = useState<string>()
  const [isNeeded, setNeeded] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  /** A press on the bell closes an open panel before the click arrives (light dismiss): what counts is what was there when the finger came down. */
  const wasOpen = useRef(false)
  const isOpen = openedOn === pathname
  const unread = feed?.unread ?? 0
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
          label={unread ? `${m.bell_title()}, ${m.bell_unread({ count: unread })}` : m.bell_title()}
          aria-expanded={isOpen}
          count={unread}
          onPointerDown={() => (wasOpen.current = isOpen)}
          onClick={toggle}
          className="header-ink"
        >
          <Bell size={24} aria-hidden />
        </IconButton>
      </form>
      {isNeeded && (
        <NotificationPanel
          isOpen={isOpen}
          onClose={() => setOpenedOn(undefined)}
          anchor={button}
          {...{ feed, hand, isSignedIn }}
        />
      )}
    </>
  )
}

/** Screens that show what lives: they read again when something of theirs has changed. */
const livePaths = /^\/(notifications|my-orders|orders)(\/|$)/

/** What the bell knows; undefined while somebody signed in has not been answered yet. Fetched only for who is signed in. */
function useFeed() {
  const { me, refresh } = useMe()
  const [feed, setFeed] = useState<Feed>()
  const [hand, setHand] = useState<FeedHand>()
  const href = useHref('/api/notifications')
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { pathname } = useLocation()
  const now = useRef({ navigate, revalidate, refresh, pathname })
  useEffect(() => void (now.current = { navigate, revalidate, refresh, pathname }))
  const userId = me?.id
  useEffect(() => {
    if (!userId) return
    let isOver = false
    let started: FeedHand | undefined
    const start = async () => {
      const { startFeed } = await loadPart(() => import('./notification-feed.ts'), 'startFeed')
      if (isOver) return
      started = startFeed(href, {
        show: setFeed,
        open: (path) => void now.current.navigate(path),
        onNews: () => livePaths.test(now.current.pathname) && void now.current.revalidate(),
        onRefused: () => void now.current.refresh(),
      })
      setHand(started)
    }
    start().catch(() => setFeed({ items: [], unread: 0, isLoaded: true, error: m.bell_failed() }))
    return () => {
      isOver = true
      started?.stop()
      setFeed(undefined)
      setHand(undefined)
    }
  }, [userId, href])
  return { feed, hand, isSignedIn: me === undefined ? undefined : me !== null }
}
