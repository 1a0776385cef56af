import { pathIn, withoutLocale } from '#kit/localized.ts'
import { stopOnFailure } from '#kit/clean-ups.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { getLocale } from '#words/runtime.js'
import { m } from '#words/messages.js'
import { forgetUnsent, keepUnsent, restoreUnsent } from '../forms/unsent-form.ts'
import { hasHint, hintNow, hintOfEnd, isSignedOut, type Me } from './me.ts'
import { notifySession } from './session-events.ts'
import { clearSessionRecord, rememberSession } from './session-record.ts'

/** How often an open page asks whether the session still lives. */
export const checkMs = 2 * 60 * 1000
const touches = ['input', 'click']
/** A waking machine fires several events at once. */
const atMostEveryMs = 5_000

type Watched = {
  me: Me | null
  before: Me | null
  refresh: () => Promise<Me | null | undefined>
  /** the hint at the time of the request for who is signed in */
  hint?: string
}

/** The person whose pages this tab shows, also after their session has ended. */
let shownFor: string | undefined
/** The page whose form they have used. A form that nobody touched may be older than what they saved elsewhere. */
let touched: string | undefined
const noteTouch = ({ target }: Event) => {
  if ((target as Element).closest('main form')) touched = location.pathname
}

/** Runs while somebody is signed in, or when a session was found to be over. Returns a function that stops it. */
export function watchSession({ me, before, refresh, hint }: Watched) {
  // Somebody signed in during the request, so the new hint must stay.
  if (!me && hint !== hintNow() && hasHint()) return void refresh()
  if (!me && isBeingReplaced()) return
  if (!me) return end(before, Boolean(hint && hintNow()) && !isSignedOut())
  shownFor = me.id
  void restoreUnsent(me.id)
  if (rememberSession(me.id)) notifySession('signed-in')
  else if (before && JSON.stringify(before) !== JSON.stringify(me)) notifySession('user-updated')
  return checking(refresh)
}

/** Checks every two minutes, and when the machine wakes up, comes online or shows the page again (bfcache). */
function checking(refresh: Watched['refresh']) {
  let last = Date.now()
  let hasFailed = false
  const check = async () => {
    if (Date.now() - last < atMostEveryMs) return
    last = Date.now()
    const answer = await refresh()
    if (answer === undefined && !hasFailed && navigator.onLine)
      void toast(m.auth_session_refresh_failed(), { tone: 'error', durationMs: 4000 })
    hasFailed = answer === undefined
  }
  const checkIfVisible = () => void (document.visibilityState === 'visible' && check())
  const timer = setInterval(() => void check(), checkMs)
  document.addEventListener('visibilitychange', checkIfVisible)
  for (const event of touches) document.addEventListener(event, noteTouch)
  for (const event of ['online', 'pageshow']) addEventListener(event, checkIfVisible)
  return stopOnFailure(() => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', checkIfVisible)
    for (const event of touches) document.removeEventListener(event, noteTouch)
    for (const event of ['online', 'pageshow']) removeEventListener(event, checkIfVisible)
  })
}

/** Signing out leaves a hint that it happened; a session that expired or was ended elsewhere marks it, so that other tabs notice. */
function end(before: Me | null, isOver: boolean): undefined {
  if (!isOver) {
    notifySession('signed-out')
    // Said once: no later page sends the other tabs away again.
    if (isSignedOut()) document.cookie = hintOfEnd(0)
    forgetUnsent()
    if (before && !isBeingEnded()) leaveToSignIn()
    else clearSessionRecord()
    return
  }
  document.cookie = hintOfEnd((2 * checkMs) / 1000)
  clearSessionRecord()
  notifySession('signed-out', false)
  if (!before || isBeingEnded()) return
  if (isTold()) return
  if (isPersonal()) signInAgain()
  else void toast(m.auth_session_not_authenticated(), { tone: 'warning' })
}

/** A form was refused for this reason: its person is reading so, and the notice leads on when they choose. */
const isTold = () => document.querySelector('[data-offers-sign-in]') !== null

/** This page itself is ending the session and its answer redirects; the live stream may report the end first. */
const isBeingEnded = () => document.querySelector('form[data-ends-session]') !== null

/** A form of this page replaces the session, and its response is on the way: the live stream may report the end of the old one first. */
const isBeingReplaced = () => document.querySelector('[data-replaces-session]') !== null

/** The page after closing an account is not personal. Staff pages stay as they are with what is typed and offer to sign in beside it (action-error-notice.tsx). */
const isPersonal = () =>
  /^(\/en)?\/(profile(?!\/erased)|my-orders|notifications|moderation)(\/|$)/.test(location.pathname)

/** Leads to the sign-in page and back. What is typed here waits for the same person. */
export function signInAgain() {
  if (shownFor && touched === location.pathname) keepUnsent(shownFor)
  leaveTo(`?next=${encodeURIComponent(withoutLocale(location.pathname) + location.search)}`)
}

/** Signing out leads to /auth, in every open tab, and leaves nothing of the person behind. */
export function leaveToSignIn() {
  forgetUnsent()
  leaveTo('')
}

function leaveTo(search: string) {
  clearSessionRecord()
  const signInPath = pathIn(getLocale(), '/auth')
  if (location.pathname !== signInPath) location.assign(signInPath + search)
}
