/** The five session events (docs/reference/spec.md 4). They reach the other open tabs of this browser too. */
export type SessionEvent = 'signed-in' | 'token-refreshed' | 'signed-out' | 'password-recovery' | 'user-updated'
type SessionListener = (event: SessionEvent, isFromOtherTab: boolean) => void

const listeners = new Set<SessionListener>()
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
    listeners.forEach((listener) => listener(data, true)),
  )
  return channel
}

/** Calls `hear` on session events here and in other tabs until the returned function is called. */
export function onSession(listener: SessionListener) {
  open()
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** `isEverywhere: false` where every tab finds out by itself. */
export function notifySession(event: SessionEvent, isEverywhere = true) {
  for (const listener of listeners) listener(event, false)
  if (isEverywhere) open()?.postMessage(event)
}
