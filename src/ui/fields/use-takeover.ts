import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

/** Swaps the browser's own field for ours, but never under the hand of someone who is using it, and takes over what was picked before scripts came. */
export function useTakeover<Control extends HTMLSelectElement | HTMLInputElement>(choose: (value: string) => void) {
  const [control, setControl] = useState<Control | null>(null)
  const takeOver = useEffectEvent((picked: string) => picked && choose(picked))
  useEffect(() => {
    if (control) takeOver(control.value)
  }, [control])
  const left = (changed: () => void) => {
    control?.addEventListener('blur', changed)
    return () => control?.removeEventListener('blur', changed)
  }
  const ready = useSyncExternalStore(
    left,
    () => document.activeElement !== control,
    () => false,
  )
  return { setControl, ready }
}
