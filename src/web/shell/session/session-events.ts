/** The five session events (docs/reference/spec.md 4). They reach the other open tabs of this browser too. */
export type SessionEvent = 'signed-in' | 'token-refreshed' | 'signed-out' | 'password-recovery' | 'user-updated'
type Hear = (event: SessionEvent, isFromElsewhere: boolean) => void

const hearing = new Set<Hear>()
let channel: BroadcastChannel | undefined

/** Opened on first use, since the server has no other tabs. */
function open() {
  if (channel || typeof BroadcastChannel === 'undefined') return channel
  try {
    channel = new BroadcastChannel('luot_session')
  } catch {
    // Some browsers that block site data block this too; then each tab finds out by itself.
    return
  }
  channel.addEventListener('message', ({ data }: MessageEvent<SessionEvent>) =>
    hearing.forEach((hear) => hear(data, true)),
  )
  return channel
}

/** Calls `hear` on session events here and in other tabs until the returned function is called. */
export function onSession(hear: Hear) {
  open()
  hearing.add(hear)
  return () => void hearing.delete(hear)
}

/** `isEverywhere: false` where every tab finds out by itself. */
export function notifySession(event: SessionEvent, isEverywhere = true) {
  for (const hear of hearing) hear(event, false)
  if (isEverywhere) open()?.postMessage(event)
}
