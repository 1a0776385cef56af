export type Looking = { mustBeInWindow: boolean }

/**
 * Runs in the page: why a person does not see this element, or nothing when they do. What counts is where its text is painted, or the box of what has
 * no text: inside the window, at least 12 px high, not transparent, and nothing painted above it at the middle and the four corners.
 */
export function whyUnseen(element: Element, { mustBeInWindow }: Looking): string | undefined {
  const lowest = 12
  if (!element.isConnected) return 'is no longer in the page'
  if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return 'is not rendered'
  const box = paintedBox()
  if (!box) return 'has no size'
  if (box.height < lowest) return `is ${Math.round(box.height)} px high`
  const opacity = opacityOf(element)
  if (opacity < 0.4) return `is transparent (${opacity.toFixed(2)})`
  if (/rgba\(.*, 0\)|transparent/.test(getComputedStyle(element).color) && hasOwnText(element))
    return 'has transparent text'
  const outside = whyOutside(box)
  if (outside) return mustBeInWindow ? outside : undefined
  return whyCovered(box)

  /** The first line of its text, else its box; what is clipped to a point is for who listens, and marks before a text are no part of it. */
  function paintedBox(): DOMRect | undefined {
    const isDrawn = /^(INPUT|TEXTAREA|SELECT|IMG|SVG|CANVAS|VIDEO|BUTTON|DIALOG)$/i.test(element.tagName)
    const lines = isDrawn ? [] : [...linesOf(element)]
    return [...lines, ...element.getClientRects()].find(({ width, height }) => width >= 2 && height >= 2)
  }

  function* linesOf(one: Element): Generator<DOMRect> {
    const range = document.createRange()
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.textContent?.trim() || isClipped(text.parentElement!)) continue
      range.selectNodeContents(text)
      yield* range.getClientRects()
    }
  }

  /** sr-only and its like, within what is looked at. */
  function isClipped(start: Element) {
    for (let one: Element | null = start; one && one !== element; one = one.parentElement)
      if (one.clientWidth <= 1 && one.clientHeight <= 1 && getComputedStyle(one).position === 'absolute') return true
    return false
  }

  function opacityOf(start: Element) {
    let product = 1
    for (let one: Element | null = start; one; one = parentOf(one)) product *= Number(getComputedStyle(one).opacity)
    return product
  }

  function parentOf(one: Element): Element | null {
    return (
      one.parentElement ?? (one.getRootNode() instanceof ShadowRoot ? (one.getRootNode() as ShadowRoot).host : null)
    )
  }

  function whyOutside({ left, right, top, bottom, width, height }: DOMRect) {
    const [shownWidth, shownHeight] = [
      Math.min(right, innerWidth) - Math.max(left, 0),
      Math.min(bottom, innerHeight) - Math.max(top, 0),
    ]
    // Of what is larger than the window, half of the window will do.
    const enough = (shown: number, whole: number, window: number) => shown >= Math.min(whole - 1, window / 2)
    if (enough(shownWidth, width, innerWidth) && enough(shownHeight, height, innerHeight)) return
    return `lies outside the window: ${Math.round(left)},${Math.round(top)} to ${Math.round(right)},${Math.round(bottom)} of ${innerWidth} × ${innerHeight}`
  }

  /** Elements that let clicks through count like any other while this runs. */
  function whyCovered(box: DOMRect) {
    const { style } = element as HTMLElement
    const [value, priority] = [style.getPropertyValue('pointer-events'), style.getPropertyPriority('pointer-events')]
    style.setProperty('pointer-events', 'auto', 'important')
    const why = whyHidden(box)
    style.setProperty('pointer-events', value, priority)
    return why
  }

  function whyHidden({ left, right, top, bottom }: DOMRect) {
    const [l, t] = [Math.max(left, 0), Math.max(top, 0)]
    const [r, b] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)]
    // A point in a round corner belongs to the element behind.
    const [dx, dy] = [Math.min((r - l) * 0.2, 12), Math.min((b - t) * 0.25, 12)]
    const points = [[(l + r) / 2, (t + b) / 2]]
    for (const x of [l + dx, r - dx]) for (const y of [t + dy, b - dy]) points.push([x, y])
    let takenCorners = 0
    for (const [number, [x, y]] of points.entries()) {
      const stack = document.elementsFromPoint(x!, y!)
      // In a round corner its container may be on top; in the middle that means that the element is clipped.
      const at = stack.findIndex((hit) => element.contains(hit) || (number > 0 && hit.contains(element)))
      const above = (at < 0 ? stack : stack.slice(0, at)).find((hit) => at < 0 || !isSeeThrough(hit, x!, y!))
      // Buttons of a picture often stand in one of its corners.
      const isInCorner = above && number > 0 && element.tagName === 'IMG' && (takenCorners += 1) === 1
      if (isInCorner) continue
      if (above) return `is covered by ${nameOf(above)}`
      if (at < 0) return 'is hit by nothing'
    }
    return undefined
  }

  /** Whole cards are one link by an empty layer over them: that hides nothing. */
  function isSeeThrough(hit: Element, x: number, y: number) {
    if (/^(IMG|VIDEO|CANVAS|IFRAME|DIALOG)$/.test(hit.tagName)) return false
    const looks = [getComputedStyle(hit), ...['::before', '::after'].map((part) => getComputedStyle(hit, part))]
    const paints = looks.some(
      ({ backgroundColor, backgroundImage, content }, at) =>
        (at === 0 || (content !== 'none' && content !== 'normal')) &&
        (!/rgba\(.*, 0(\.\d+)?\)|transparent|\/ 0/.test(backgroundColor) || backgroundImage !== 'none'),
    )
    return opacityOf(hit) < 0.1 || (!paints && !hasTextAt(hit, x, y))
  }

  function hasTextAt(hit: Element, x: number, y: number) {
    for (const node of hit.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue
      const range = document.createRange()
      range.selectNode(node)
      for (const { left, right, top, bottom } of range.getClientRects())
        if (x > left && x < right && y > top && y < bottom) return true
    }
    return false
  }

  function hasOwnText(one: Element) {
    return [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  }

  function nameOf(one: Element) {
    return `<${one.tagName.toLowerCase()}${one.id && ` id=${one.id}`} class="${String(one.getAttribute('class') ?? '').slice(0, 60)}">`
  }
}
