import { useEffect, useState } from 'react'

type Place = { id: string; top: number }

/** The section being read: the last one whose heading has passed `line`; none above the first heading. */
export const sectionAt = (places: Place[], line: number) => places.findLast(({ top }) => top <= line)?.id

/** A section counts as being read when its heading is in the upper third of the window or above it. */
export function useCurrentSection(ids: string[]) {
  const [current, setCurrent] = useState<string>()
  const all = ids.join(' ')
  useEffect(() => {
    const headings = all.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const look = () => {
      const places = headings.map((heading) => ({ id: heading.id, top: heading.getBoundingClientRect().top }))
      setCurrent(sectionAt(places, innerHeight / 3))
    }
    const observer = new IntersectionObserver(look, { rootMargin: '0px 0px -66%' })
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [all])
  return current
}
