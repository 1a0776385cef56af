import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** How often the reader came here by Back or Forward: a form keyed by it shows what its address asks, and keeps the focus while one asks on. */
export function useHistoryReturns() {
  const { key } = useLocation()
  const type = useNavigationType()
  const last = useRef(key)
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (type === 'POP' && key !== last.current) setTimes((before) => before + 1)
    last.current = key
  }, [key, type])
  return times
}
