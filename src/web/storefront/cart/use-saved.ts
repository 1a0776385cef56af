import { useEffect, useState } from 'react'
import { useHref } from 'react-router'
import { browserStorage } from '#kit/browser-storage.ts'
import { onStoredElsewhere } from '#kit/storage-entry.ts'
import { useCart } from '#shop/cart/cart-provider.tsx'
import type { CartItem } from '#shop/cart/cart.ts'
import { readLineKey } from '#shop/cart/line-key.ts'
import { savedBeforeAndAfter, splitSaved, type SavedSplit } from '#shop/cart/saved-quantity.ts'
import { storeSavedLines, loadSavedLines, savedKey } from '#shop/cart/saved-storage.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { movedMessage } from '#web/parts/cart/moved-message.ts'
import { asCartItem } from '#web/shell/cart/as-cart-item.ts'
import type { CartViewLine } from '#web/shell/cart/cart-view.server.ts'
import { onSavedMerged } from '#web/shell/cart/merge-saved-on-sign-in.ts'
import { toWantedLine } from '#web/shell/cart/to-wanted-line.ts'
import { postSavedLines } from '#web/shell/cart/post-saved-lines.ts'
import type { SavedLinesView } from '#web/shell/cart/view-saved-lines.server.ts'
import { m } from '#words/messages.js'

/** Lines saved for later: a person's on the server, a visitor's in this browser, with today's prices. */
export function useSaved(own: SavedLinesView) {
  const { items, owner, add, remove } = useCart()
  const { view, change, latest } = useSavedView(own)

  const undoable = (message: string, undo: () => void) =>
    void toast(message, { action: { label: m.cart_undo(), onClick: undo } })

  async function saveForLater(line: CartViewLine) {
    const item = items.find(({ id }) => id === line.id) ?? asCartItem(line)
    const lines = owner ? await latest() : loadSavedLines(browserStorage)
    const { before, after } = savedBeforeAndAfter(lines, item.id, item.quantity)
    // Adds it there before removing it here, so that a failure in between leaves two copies and not none.
    if (!(await change(item, after))) return
    remove(line.id)
    // The undo brings back all that it took, since it was in the cart before.
    const message = m.cart_saved_back_done({ name: line.name })
    undoable(
      m.cart_saved_done({ name: line.name }),
      () => void moveToCart(line, { moved: item.quantity, kept: before }, message),
    )
  }

  /** What is kept stays on the list. */
  async function moveToCart(line: CartViewLine, { moved, kept }: SavedSplit, message: string) {
    add({ ...asCartItem(line), quantity: moved })
    if (await change(asCartItem(line), kept)) void toast(message)
  }

  async function putBack(line: CartViewLine) {
    const variantIn = (id: string) => readLineKey(id).variantId
    const inCart = items.map(({ id, quantity }) => ({ variantId: variantIn(id), quantity }))
    const split = splitSaved({ variantId: variantIn(line.id), quantity: line.quantity }, line.left, inCart)
    const message = movedMessage(line.name, split)
    if (split.moved) await moveToCart(line, split, message)
    else void toast(message, { tone: 'warning' })
  }

  async function drop(line: Pick<CartViewLine, 'id' | 'name'> & Partial<CartViewLine>) {
    const item = view.lines.find(({ id }) => id === line.id)
    if (!(await change(item ? asCartItem(item) : itemOf(line.id), 0)) || !item) return
    undoable(m.cart_saved_dropped({ name: line.name }), () => void change(asCartItem(item), item.quantity))
  }

  return { view, isHere: owner === null, putAside: saveForLater, putBack, drop }
}
export type Saved = ReturnType<typeof useSaved>

function useSavedView(own: SavedLinesView) {
  const { owner } = useCart()
  const [view, setView] = useState(own)
  const href = useHref('/api/saved')
  useVisitorsSaved(href, owner === null, setView)
  useOwnSaved(href, Boolean(owner), setView)

  /** Returns whether it was done; if not, a message was shown. */
  async function change(item: CartItem, quantity: number): Promise<boolean> {
    const body = owner ? { changes: [toWantedLine(item, quantity)] } : saveInBrowser(item, quantity)
    const answer = body && (await postSavedLines(href, body))
    if (!answer || 'refusal' in answer) {
      void toast(answer?.refusal ?? m.cart_saved_failed(), { tone: 'error' })
      return false
    }
    setView(answer)
    return true
  }

  /** Another window or device may have saved more of a line since this page was loaded. */
  async function latest() {
    const answer = await postSavedLines(href, { changes: [] })
    return answer && !('refusal' in answer) ? answer.lines : view.lines
  }
  return { view, change, latest }
}

/** Also shows a visitor's list that was merged after the page was rendered. */
function useOwnSaved(href: string, isSignedIn: boolean, show: (view: SavedLinesView) => void) {
  useEffect(() => {
    if (!isSignedIn) return
    const load = async () => {
      const answer = await postSavedLines(href, { changes: [] })
      if (answer && !('refusal' in answer)) show(answer)
    }
    return onSavedMerged(() => void load())
  }, [href, isSignedIn, show])
}

/** An item that is no longer sold has only an id. */
const itemOf = (id: string): CartItem => ({
  id,
  productId: id,
  price: 0,
  quantity: 1,
  name: '',
  slug: '',
  picture: null,
  choice: '',
})

function saveInBrowser(item: CartItem, quantity: number) {
  const before = loadSavedLines(browserStorage)
  const otherItems = before.filter(({ id }) => id !== item.id)
  const items = quantity ? [{ ...item, quantity }, ...otherItems] : otherItems
  storeSavedLines(browserStorage, items)
  if (browserStorage.lasts(savedKey)) return bodyOf(items)
  // If the browser cannot store it, the change is undone, since the next page would not find it.
  storeSavedLines(browserStorage, before)
}

const bodyOf = (items: CartItem[]) => ({ lines: items.map((item) => toWantedLine(item, item.quantity)) })

/** Read once the reader is known to be a visitor, and again when another window changes it. */
function useVisitorsSaved(href: string, isVisitor: boolean, show: (view: SavedLinesView) => void) {
  useEffect(() => {
    if (!isVisitor) return
    const read = async () => {
      const items = loadSavedLines(browserStorage)
      const answer = items.length ? await postSavedLines(href, bodyOf(items)) : { lines: [], problems: [] }
      if (answer && !('refusal' in answer)) show(answer)
    }
    void read()
    return onStoredElsewhere(savedKey, () => void read())
  }, [href, isVisitor, show])
}
