import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react'
import { signedInHint, type Me } from './me.ts'

type Known = {
  /** Nobody is signed in: null. Not asked yet: undefined. */
  me: Me | null | undefined
  refresh: () => Promise<void>
}

const MeContext = createContext<Known>({ me: undefined, refresh: async () => {} })
export const useMe = () => use(MeContext)

/** Pages are the same for everyone; who is reading is asked by the browser, once, and only when somebody signed in here. */
export function MeProvider({ children }: { children: React.ReactNode }) {
  const [me, setMe] = useState<Me | null>()
  const refresh = useCallback(async () => setMe(await askMe()), [])
  useEffect(() => void refresh(), [refresh])
  return <MeContext value={useMemo(() => ({ me, refresh }), [me, refresh])}>{children}</MeContext>
}

async function askMe(): Promise<Me | null> {
  if (!document.cookie.includes(`${signedInHint}=1`)) return null
  const response = await fetch('/api/me')
  return response.ok ? ((await response.json()) as { me: Me | null }).me : null
}
