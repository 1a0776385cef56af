import type { ElementHandle, Locator, Page } from 'playwright-core'
import { contrastFinding } from './contrast.ts'
import { aToast, wasToasted } from './toasts.ts'
import { whyUnseen, type Looking } from './why-unseen.ts'

/** A text as it stands on the screen, or where it stands. */
export type Target = string | RegExp | Locator

type Patience = { timeout?: number }
type Where = [locator: Locator, patience?: Patience] | [page: Page, target: Target, patience?: Patience]

/** How long anything may take that a person waits for. Nothing waits so long when it comes: a machine with much else to do is slow, not broken. */
export const patience = 60_000
const inWindow: Looking = { mustBeInWindow: true }
const anywhere: Looking = { mustBeInWindow: false }

function asked(where: Page | Locator, [first, second]: (Target | Patience | undefined)[]) {
  const isPage = 'goto' in where
  const target = !isPage ? where : isText(first as Target) ? where.getByText(first as string) : (first as Locator)
  const { timeout = patience } = ((isPage ? second : first) ?? {}) as Patience
  return { target, timeout, text: isPage && isText(first as Target) ? (first as string | RegExp) : undefined }
}

async function isReadable(target: Locator, seen: ElementHandle) {
  const finding = await contrastFinding(target.page(), seen)
  if (finding) throw new Error(`${String(target)} is there, but hard to read: ${finding}`)
}

const isText = (target: Target): target is string | RegExp => typeof target === 'string' || target instanceof RegExp

/**
 * A person sees it in the window as it stands, without scrolling: not covered, not transparent, at least 12 px high, with enough contrast.
 * Waits until one of the matches is seen; fails with the reason of each that is not.
 */
export async function sees(...[where, ...more]: Where): Promise<void> {
  const { target, timeout, text } = asked(where, more)
  if (text === undefined) await isReadable(target, await waitUntilSeen(target, { timeout, scrolls: false }))
  else await seesOrSaw(target, text, timeout)
}

/** Toasts disappear by themselves, so it is enough that one was seen since the last press. */
async function seesOrSaw(target: Locator, text: string | RegExp, timeout = patience) {
  let seen: ElementHandle | undefined
  await until(target, timeout, async () => {
    const look = await lookFor(target, false)
    seen = look.seen
    return Boolean(seen) || (await wasToasted(target.page(), text)) || look.why
  })
  if (seen) await isReadable(target, seen)
}

/** A person finds it on the page, by scrolling where needed, and then sees it. */
export async function scrollsTo(...[where, ...more]: Where): Promise<void> {
  const { target, timeout } = asked(where, more)
  await isReadable(target, await waitUntilSeen(target, { timeout, scrolls: true }))
}

/** The text that a person reads there after scrolling to it; white space is folded. */
export async function reads(target: Locator, { timeout = patience } = {}): Promise<string> {
  const seen = await waitUntilSeen(target, { timeout, scrolls: true })
  const text = await seen.evaluate((node) =>
    node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement
      ? node.value
      : node instanceof HTMLSelectElement
        ? (node.selectedOptions[0]?.text ?? '')
        : (node as HTMLElement).innerText,
  )
  // A price contains a no-break space, which stays.
  return text.replace(/[ \t\n]+/g, ' ').trim()
}

/** The texts that a person reads in each of the places, from the first to the last. */
export async function readsAll(target: Locator): Promise<string[]> {
  await waitUntilSeen(target, { timeout: patience, scrolls: true })
  const texts: string[] = []
  for (const one of await target.all()) texts.push(await reads(one))
  return texts
}

/** Nobody sees it, wherever they scroll: it is not there, not rendered, transparent, covered, or lies where nobody can scroll. Waits until that is so. */
export async function seesNot(...[where, ...more]: Where): Promise<void> {
  const { target, timeout } = asked(where, more)
  await until(target, timeout, async () => {
    const matches = await handlesOf(target)
    if (!matches) return `${String(target)}: the page is being left`
    const shown = await Promise.all(matches.map((one) => one.evaluate(isReachable).catch(() => false)))
    const left = matches.filter((_, at) => shown[at])
    const reasons = await Promise.all(left.map((one) => reasonOf(one, anywhere)))
    return reasons.every(Boolean) || `${String(target)} is still seen`
  })
}

/** A toast: in the window, styled and readable. */
export const seesToast = (page: Page, text: string | RegExp) => seesOrSaw(toasts(page).getByText(text), text)

const toasts = (page: Page) => page.locator(aToast)
/** The toast with this text, whose button a test can press. */
export const toastWith = (page: Page, text: string) => toasts(page).filter({ hasText: text }).first()
/** A toast goes by itself, but not from under a finger: one that is held waits until its button is pressed. */
export const holdToast = (page: Page, text: string) =>
  toastWith(page, text).locator('xpath=..').dispatchEvent('pointerdown')

type Seeing = { timeout: number; scrolls: boolean }

async function waitUntilSeen(target: Locator, { timeout, scrolls }: Seeing): Promise<ElementHandle> {
  let seen: ElementHandle | undefined
  await until(target, timeout, async () => {
    const look = await lookFor(target, scrolls)
    seen = look.seen
    return Boolean(seen) || look.why
  })
  return seen!
}

/** The browser's address and the state of the page, which explain a failure that cannot be reproduced. */
const whatStands = (page: Page) =>
  page
    .evaluate(() => {
      const said = [...document.querySelectorAll<HTMLElement>('h1, [role=alert]')].map((one) => one.innerText)
      return `${location.pathname + location.search}: ${said.join(' · ').replace(/\s+/g, ' ').slice(0, 400)}`
    })
    .catch((error: Error) => error.message)

/** One look: the first match that is seen, or why none is. */
async function lookFor(target: Locator, scrolls: boolean): Promise<{ seen?: ElementHandle; why: string }> {
  const matches = await handlesOf(target)
  if (!matches) return { why: `${String(target)}: the page is being left` }
  const reasons: string[] = []
  for (const match of matches) {
    const atFirst = await reasonOf(match, inWindow)
    if (scrolls && atFirst) await match.evaluate(intoWindow).catch(() => {})
    const reason = scrolls && atFirst ? await reasonOf(match, inWindow) : atFirst
    if (!reason) return { seen: match, why: '' }
    reasons.push(reason)
  }
  const why = reasons.length ? reasons.slice(0, 4).join('; ') : 'it is not in the page'
  return { why: `${String(target)} is not seen: ${why}` }
}

/** Undefined while one page replaces another. */
const handlesOf = (target: Locator) =>
  target.elementHandles().catch((error: Error) => {
    if (/context was destroyed|frame was detached/i.test(error.message)) return undefined
    throw error
  })

const reasonOf = (one: ElementHandle, looking: Looking) =>
  one.evaluate(whyUnseen as (node: Node, looking: Looking) => string | undefined, looking).catch(() => 'went away')

/** Runs in the page: scrolls it to the middle of the window, as a person would; something as high as the window is scrolled to its beginning, below the fixed header. */
function intoWindow(node: Node) {
  const element = node as Element
  const { top, bottom } = element.getBoundingClientRect()
  element.scrollIntoView({
    block: bottom - top > innerHeight / 2 ? 'start' : 'center',
    inline: 'nearest',
    behavior: 'instant',
  })
}

/** Runs in the page: whether it is in the window or can be scrolled there. */
function isReachable(node: Node) {
  const { left, right, top, bottom, width, height } = (node as Element).getBoundingClientRect()
  const { scrollWidth, scrollHeight } = document.documentElement
  if (!width || !height) return false
  return right + scrollX > 0 && bottom + scrollY > 0 && left + scrollX < scrollWidth && top + scrollY < scrollHeight
}

/** Asks again, less and less often, until the answer is yes; fails with the last answer and with what stands in the page instead. */
async function until(target: Locator, timeout: number, ask: () => Promise<true | string | boolean>) {
  const end = Date.now() + timeout
  for (let pause = 20; ; pause = Math.min(pause * 1.5, 250)) {
    const answer = await ask()
    if (answer === true) return
    if (Date.now() > end) {
      const why = typeof answer === 'string' ? answer : 'not in time'
      throw new Error(`${why} (${await whatStands(target.page())})`)
    }
    await new Promise((done) => setTimeout(done, pause))
  }
}
