import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { keepRecent } from '../find/recent.ts'
import { adminPlaces } from '../find/places.ts'

/** Remembers the pages of the rail that were opened, for the palette. */
export function useVisited() {
  const { pathname } = useLocation()
  useEffect(() => {
    const place = adminPlaces()
      .flatMap(({ places }) => places)
      .find(({ to }) => to === pathname)
    if (place) keepRecent({ to: place.to, label: place.label })
  }, [pathname])
}
