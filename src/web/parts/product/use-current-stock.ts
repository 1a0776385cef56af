import { useEffect, useState } from 'react'
import { fetchJson } from '#kit/fetch-json.ts'
import type { PickVariant } from './picker.ts'

/** The page may have been kept for a while: what can be bought is asked anew once it is awake. Where that fails the page stays as it came. */
export function useCurrentStock<V extends PickVariant>(productId: string, known: V[]): V[] {
  const [fresh, setFresh] = useState<Record<string, number | null>>({})
  useEffect(() => {
    const leave = new AbortController()
    fetchJson<Record<string, number | null>>(`/api/stock/${productId}`, { signal: leave.signal })
      .then(setFresh)
      .catch(() => {})
    return () => leave.abort()
  }, [productId])
  return known.map((variant) => (variant.id in fresh ? { ...variant, stock: fresh[variant.id]! } : variant))
}
