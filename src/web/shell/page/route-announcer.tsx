import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { m } from '#words/messages.js'

/** Announces the title of a new page to screen readers; silent at the first load, which they announce themselves. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const first = useRef(true)
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    const title = document.title.replace(/ · .*$/, '')
    setAnnounced(m.layout_page_announced({ title }))
  }, [pathname])
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {announced}
    </p>
  )
}
