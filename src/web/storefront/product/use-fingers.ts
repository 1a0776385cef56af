import { useRef, type PointerEvent, type RefObject } from 'react'
import { swipeDirection, middleOf, pinchOf, type Point } from './gallery/zoom.ts'

/** Two taps within this many milliseconds are a double tap. */
const doubleMs = 300
/** A movement of fewer CSS pixels still counts as a tap. */
const stillPx = 10

type FingerListeners = {
  /** One finger, or the mouse, moved by this distance. */
  onDrag: (by: Point) => void
  /** Two fingers came closer or went apart by this factor, about this point. */
  onPinch: (by: number, at: Point) => void
  /** A double tap, or one click of a mouse. */
  onTap: (at: Point) => void
  onSwipe: (way: 1 | -1) => void
}

const nothing = () => ({
  fingers: new Map<number, Point>(),
  /** The distance that the only finger moved; undefined once there were two. */
  way: undefined as Point | undefined,
  tapped: -Infinity,
})

/** Pointer gestures on an element, in CSS pixels from its centre. */
export function useFingers(node: RefObject<HTMLElement | null>, { onDrag, onPinch, onTap, onSwipe }: FingerListeners) {
  const touch = useRef(nothing())
  const pointOf = (event: PointerEvent) => middleOf(node.current!, event)
  const onPointerDown = (event: PointerEvent) => {
    const { fingers } = touch.current
    // The menu of the right button is no tap.
    if (fingers.size === 2 || event.button !== 0) return
    node.current!.setPointerCapture(event.pointerId)
    fingers.set(event.pointerId, pointOf(event))
    touch.current.way = fingers.size === 1 ? { x: 0, y: 0 } : undefined
  }
  const onPointerMove = (event: PointerEvent) => {
    const { fingers, way } = touch.current
    const before = fingers.get(event.pointerId)
    if (!before) return
    const at = pointOf(event)
    const by = { x: at.x - before.x, y: at.y - before.y }
    const past = [...fingers.values()]
    fingers.set(event.pointerId, at)
    if (way) touch.current.way = { x: way.x + by.x, y: way.y + by.y }
    if (past.length === 1) return onDrag(by)
    const [were, are] = [past, [...fingers.values()]].map((points) => pinchOf(points as [Point, Point]))
    onPinch(are!.apart / Math.max(were!.apart, 1), are!.middle)
  }
  const onPointerUp = (event: PointerEvent) => {
    const { fingers, way, tapped } = touch.current
    if (!fingers.delete(event.pointerId) || !way || fingers.size) return
    touch.current.way = undefined
    const swiped = swipeDirection(way)
    if (swiped) return onSwipe(swiped)
    if (Math.hypot(way.x, way.y) > stillPx) return
    const isMeant = event.pointerType === 'mouse' || event.timeStamp - tapped < doubleMs
    touch.current.tapped = isMeant ? -Infinity : event.timeStamp
    if (isMeant) onTap(pointOf(event))
  }
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: () => void (touch.current = nothing()) }
}
