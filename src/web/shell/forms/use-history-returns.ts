import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Counts arrivals by Back or Forward. A form keyed by it shows the values of its address then, and keeps the focus otherwise. */
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
