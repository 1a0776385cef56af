import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

/** Replaces the browser's own field by ours, but never while somebody uses it, and takes over what was chosen before scripts arrived. */
export function useTakeover<Control extends HTMLSelectElement | HTMLInputElement>(choose: (value: string) => void) {
  const [control, setControl] = useState<Control | null>(null)
  const takeOver = useEffectEvent((picked: string) => picked && choose(picked))
  useEffect(() => {
    if (control) takeOver(control.value)
  }, [control])
  const onBlur = (changed: () => void) => {
    control?.addEventListener('blur', changed)
    return () => control?.removeEventListener('blur', changed)
  }
  const ready = useSyncExternalStore(
    onBlur,
    () => document.activeElement !== control,
    () => false,
  )
  return { setControl, ready }
}
