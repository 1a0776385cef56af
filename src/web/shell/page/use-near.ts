import { useEffect, useState, type RefObject } from 'react'

/** Turns true once the reader has scrolled near an element, and stays true. */
export function useNear(place: RefObject<Element | null>, margin: string) {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [place, margin])
  return isNear
}
