import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { browserStorage } from '#kit/browser-storage.ts'
import { loadPart } from '#kit/load-part.ts'
import { hasHint, hintNow, isSignedOut, type Me } from './me.ts'
import { onSession, notifySession } from './session-events.ts'
import { reportBrowserError } from '../reports/report-browser-error.ts'

type MeState = {
  /** null: nobody is signed in. undefined: not known yet. */
  me: Me | null | undefined
  /** Asks again and returns the answer; undefined when the request failed. */
  refresh: () => Promise<Me | null | undefined>
}

const MeContext = createContext<MeState>({ me: undefined, refresh: async () => undefined })
export const useMe = () => use(MeContext)

/** Pages are the same for everyone, so the browser asks who is signed in, and only after a sign-in in this browser. */
export function MeProvider({ children }: { children: React.ReactNode }) {
  const [me, setMe] = useState<Me | null>()
  const hint = useRef<string>(undefined)
  const turns = useRef({ asked: 0, answered: 0 })
  const refresh = useCallback(async () => {
    const initialHint = hintNow()
    const turn = ++turns.current.asked
    const answer = await fetchMe(initialHint)
    // An older answer that arrives later would show who was signed in before.
    if (turn < turns.current.answered) return answer
    if (answer !== undefined) turns.current.answered = turn
    hint.current = initialHint
    setMe((before) => (answer === undefined ? (before ?? null) : answer))
    return answer
  }, [])
  useEffect(() => void refresh(), [refresh])
  useAfterSteps(me, refresh)
  useWatch(me, refresh, hint)
  return <MeContext value={useMemo(() => ({ me, refresh }), [me, refresh])}>{children}</MeContext>
}

/** A form of this page, or another tab, signed somebody in or out. */
function useAfterSteps(me: MeState['me'], refresh: MeState['refresh']) {
  const { key } = useLocation()
  useEffect(() => {
    if (me !== undefined && hasHint() !== Boolean(me)) void refresh()
    // oxlint-disable-next-line react/exhaustive-deps -- asked at each step, not at each answer
  }, [key, refresh])
  useEffect(
    () =>
      onSession((event, isFromElsewhere) => {
        if (!isFromElsewhere) return
        // If the code for signing out fails to load, the page is reloaded, since what it shows must not stay.
        if (event === 'signed-out')
          watch().then(
            ({ leaveToSignIn: leave }) => leave(),
            () => location.reload(),
          )
        else if (event !== 'token-refreshed') void refresh()
      }),
    [refresh],
  )
}

const load = () => import('./session-watch.ts')
const watch = () => loadPart(load, 'watchSession')

/** Code that only signed-in people need is fetched only for them: the check every two minutes, the record, the end of a session. */
function useWatch(me: MeState['me'], refresh: MeState['refresh'], hint: { current?: string }) {
  const before = useRef<Me | null>(null)
  useEffect(() => {
    const hasEnded = () => isSignedOut() || browserStorage.getItem('luot_session') !== null
    if (me === undefined || !(me || before.current || hasHint() || hasEnded())) return
    const past = before.current
    before.current = me
    const requestedHint = hint.current
    const stopped = watch().then(
      ({ watchSession }) => watchSession({ me, before: past, refresh, hint: requestedHint }),
      reportIgnored,
    )
    return () => void stopped.then((stop) => stop?.())
  }, [me, refresh, hint])
}

/** If the watch fails to load, the server still ends the session; this page notices at its next request. */
const reportIgnored = (error: unknown) => void reportBrowserError(error, 'medium')

async function fetchMe(hint?: string): Promise<Me | null | undefined> {
  if (!hasHint(hint)) return null
  try {
    const response = await fetch('/api/me')
    if (!response.ok) return
    const { me, isRenewed } = (await response.json()) as { me: Me | null; isRenewed?: boolean }
    if (isRenewed) notifySession('token-refreshed')
    return me
  } catch {
    return undefined
  }
}
