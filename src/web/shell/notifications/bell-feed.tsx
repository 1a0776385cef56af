import { useEffect, useRef } from 'react'
import { useHref, useLocation, useNavigate, useRevalidator } from 'react-router'
import { useMe } from '../session/me-provider.tsx'
import { startFeed, type Feed, type FeedActions } from './notification-feed.ts'

/** Without `hand` the only way on is to reload the page. */
export type BellUpdate = { feed: Feed; hand?: FeedActions }

/** Pages that are revalidated when something they show has changed. */
const livePaths = /^\/(notifications|my-orders|orders)(\/|$)/

/** Listens for one person while mounted; fetched only when somebody is signed in, with a `key` for each person. */
export default function BellFeed({ onUpdate }: { onUpdate: (update: BellUpdate | undefined) => void }) {
  const href = useHref('/api/notifications')
  const { refresh } = useMe()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { pathname } = useLocation()
  const now = useRef({ navigate, revalidate, refresh, pathname })
  useEffect(() => void (now.current = { navigate, revalidate, refresh, pathname }))
  useEffect(() => {
    const hand: FeedActions = startFeed(href, {
      show: (feed) => onUpdate({ feed, hand }),
      open: (path) => void now.current.navigate(path),
      onNews: () => livePaths.test(now.current.pathname) && void now.current.revalidate(),
      onRefused: () => void now.current.refresh(),
    })
    return () => {
      hand.stop()
      onUpdate(undefined)
    }
  }, [href, onUpdate])
  return null
}
