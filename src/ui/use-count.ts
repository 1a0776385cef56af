import { useState } from 'react'

type Asked = { value?: number; start: number; min: number; max: number; onChange?: (count: number) => void }

/** A whole number between limits. `draft` is what is being typed: it may be nonsense until it settles. */
export function useCount({ value, start, min, max, onChange }: Asked) {
  const [own, setOwn] = useState(start)
  const [draft, setDraft] = useState<string>()
  const [spoken, setSpoken] = useState<number>()
  const count = value ?? own

  const settle = (next: number) => {
    const kept = Math.min(max, Math.max(min, Math.round(next)))
    setDraft(undefined)
    setOwn(kept)
    setSpoken(kept)
    if (kept !== count) onChange?.(kept)
  }
  const settleDraft = () => {
    if (draft !== undefined) settle(draft === '' || Number.isNaN(Number(draft)) ? count : Number(draft))
  }
  return { count, draft, setDraft, spoken, settle, settleDraft }
}
