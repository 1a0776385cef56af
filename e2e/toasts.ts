import type { Page } from 'playwright-core'
import { whyUnseen } from './why-unseen.ts'

/** Toasts, including the fallback that a page shows when their code failed to load. */
export const aToast = '[data-sonner-toast], [data-plain-toast]'

/** The record of a page: the texts of toasts that were visible in the window. */
type Notes = { seenToasts?: string[] }

/**
 * Toasts go by themselves after some seconds, also while a busy machine keeps the test waiting. So each page that is awake notes by itself
 * which toasts a person could see since the last press or key.
 */
export const noteToasts = (page: Page) =>
  page.evaluate(`(${String(note)})(${String(whyUnseen)}, ${JSON.stringify(aToast)})`)

/** Runs in the page, once. */
function note(why: typeof whyUnseen, what: string) {
  const place = window as Notes
  if (place.seenToasts) return
  const nextPicture = requestAnimationFrame.bind(window)
  const forget = () => (place.seenToasts = [])
  forget()
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, forget, true)
  let isLooking = false
  const look = () => {
    const left = [...document.querySelectorAll<HTMLElement>(what)].filter(
      ({ innerText }) => !place.seenToasts!.includes(innerText),
    )
    const seen = left.filter((toast) => toast.innerText && !why(toast, { mustBeInWindow: true }))
    place.seenToasts!.push(...seen.map(({ innerText }) => innerText))
    isLooking = left.length > seen.length
    if (isLooking) nextPicture(look)
  }
  const start = () => {
    if (isLooking || !document.querySelector(what)) return
    isLooking = true
    nextPicture(look)
  }
  new MutationObserver(start).observe(document, { childList: true, subtree: true })
  // One may have come while the page woke.
  start()
}

/** Whether a toast with this text has been seen since the last press, and may be gone. */
export const wasToasted = (page: Page, text: string | RegExp) =>
  page
    .evaluate(
      ({ pattern, flags }) =>
        ((window as Notes).seenToasts ?? []).some((said) => new RegExp(pattern, flags).test(said.replace(/\s+/g, ' '))),
      typeof text === 'string'
        ? { pattern: RegExp.escape(text.replace(/\s+/g, ' ')), flags: 'i' }
        : { pattern: text.source, flags: text.flags },
    )
    .catch(() => false)
