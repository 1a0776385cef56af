import { useEffect, useRef, useState } from 'react'
import { useFingers } from '../gallery/use-fingers.ts'
import { first, nearer, turned } from './orbit.ts'

/** A finger across 400 px turns the boot by half a round. */
const degreesPerPx = 0.45
const keyTurn = 15
const keyLift = 10
const keyNear = 1.2

/** Fingers, mouse, wheel, keys and buttons on a boot. */
export function useOrbit() {
  const node = useRef<HTMLDivElement>(null)
  const [orbit, setOrbit] = useState(first)
  const turn = (degrees: number) => setOrbit((one) => turned(one, { turn: degrees }))
  const lift = (degrees: number) => setOrbit((one) => turned(one, { lift: degrees }))
  const zoom = (by: number) => setOrbit((one) => nearer(one, by))
  const reset = () =>
    setOrbit(({ turn: at }) => ({ ...first, turn: Math.round((at - first.turn) / 360) * 360 + first.turn }))
  const fingers = useFingers(node, {
    // What is grabbed follows the finger, so one looks from the other side.
    onDrag: ({ x, y }) => setOrbit((one) => turned(one, { turn: -x * degreesPerPx, lift: y * degreesPerPx * 0.6 })),
    onPinch: zoom,
    onTap: () => {},
    onSwipe: () => {},
  })
  const ways: Record<string, () => void> = {
    ArrowLeft: () => turn(keyTurn),
    ArrowRight: () => turn(-keyTurn),
    ArrowUp: () => lift(keyLift),
    ArrowDown: () => lift(-keyLift),
    '+': () => zoom(keyNear),
    '=': () => zoom(keyNear),
    '-': () => zoom(1 / keyNear),
    Home: reset,
  }
  useKeys(ways)
  useWheel(node, zoom)
  return {
    orbit,
    turn: { left: ways.ArrowLeft!, right: ways.ArrowRight! },
    zoom,
    reset,
    handlers: { ref: node, ...fingers },
  }
}

/** Heard by the document: in a modal dialog nothing else can be meant. */
function useKeys(ways: Record<string, () => void>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const way = event.ctrlKey || event.metaKey || event.altKey ? undefined : ways[event.key]
      if (!way) return
      event.preventDefault()
      way()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}

/** React listens to the wheel passively: the browser would zoom the page. */
function useWheel(node: { current: HTMLElement | null }, zoom: (by: number) => void) {
  useEffect(() => {
    const frame = node.current!
    const roll = (event: WheelEvent) => {
      event.preventDefault()
      zoom(Math.exp(-event.deltaY / 600))
    }
    frame.addEventListener('wheel', roll, { passive: false })
    return () => frame.removeEventListener('wheel', roll)
  }, [node, zoom])
}
