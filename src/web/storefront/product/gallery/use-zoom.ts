import { useEffect, useRef, useState, type RefObject } from 'react'
import { useFingers } from './use-fingers.ts'
import { middleOf, movedZoom, toggled, whole, zoomAt, type Point, type Zoom } from './zoom.ts'

const middle: Point = { x: 0, y: 0 }

/** Fingers, mouse and wheel on a picture: pinch, double tap, click and wheel enlarge; one finger moves what is enlarged or leafs through what is whole. */
export function useZoom(onSwipe: (way: 1 | -1) => void) {
  const node = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState<Zoom>(whole)
  const frame = () => ({ width: node.current!.clientWidth, height: node.current!.clientHeight })
  const enlarge = (by: number, at: Point = middle) => setZoom((one) => zoomAt(one, one.scale * by, at, frame()))
  const shift = (by: Point) => setZoom((one) => movedZoom(one, by, frame()))
  const toggle = (at: Point = middle) => setZoom((one) => toggled(one, at, frame()))
  const fingers = useFingers(node, {
    onDrag: shift,
    onPinch: enlarge,
    onTap: toggle,
    onSwipe: (way) => {
      if (zoom.scale === 1) onSwipe(way)
    },
  })
  useWheel(node, setZoom)
  return { zoom, enlarge, shift, toggle, reset: () => setZoom(whole), handlers: { ref: node, ...fingers } }
}

/** React listens to the wheel passively: the page behind would scroll. */
function useWheel(node: RefObject<HTMLDivElement | null>, setZoom: (change: (one: Zoom) => Zoom) => void) {
  useEffect(() => {
    const frame = node.current!
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      const size = { width: frame.clientWidth, height: frame.clientHeight }
      const by = Math.exp(-event.deltaY / 400)
      setZoom((one) => zoomAt(one, one.scale * by, middleOf(frame, event), size))
    }
    frame.addEventListener('wheel', turn, { passive: false })
    return () => frame.removeEventListener('wheel', turn)
  }, [node, setZoom])
}
