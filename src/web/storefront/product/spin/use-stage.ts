import { useEffect, useRef, useState } from 'react'
import { loadPart } from '#kit/load-part.ts'
import { between, first, isThere, type Orbit } from './orbit.ts'
import type { Stage } from './open-stage.ts'

/** The part of the remaining way per millisecond: half of it after 80 ms. */
const coast = 0.5 ** (1 / 80)

export type StageState = 'opening' | 'open' | 'no-3d' | 'lost'

/** Draws `look` from the position `orbit`, with a smooth movement to it. Draws only while something moves. */
export function useStage(look: string, orbit: Orbit) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const stage = useRef<Stage>(undefined)
  const seen = useRef(first)
  const [state, setState] = useState<StageState>('opening')

  useEffect(() => {
    const node = canvas.current!
    // Checked first, so that browsers without WebGL do not fetch the model.
    if (!hasWebGl()) return setState('no-3d')
    let isUnmounted = false
    const lose = () => setState('lost')
    node.addEventListener('webglcontextlost', lose)
    const take = async () => {
      const opened = await open(node, look)
      if (isUnmounted) return opened.close()
      stage.current = opened
      opened.draw(seen.current)
      setState('open')
    }
    take().catch(() => !isUnmounted && lose())
    return () => {
      isUnmounted = true
      node.removeEventListener('webglcontextlost', lose)
      stage.current?.close()
      stage.current = undefined
    }
  }, [look])

  useEffect(() => glide({ stage, seen, orbit }), [orbit, state])

  useEffect(() => {
    const sized = new ResizeObserver(() => stage.current?.draw(seen.current))
    sized.observe(canvas.current!)
    return () => sized.disconnect()
  }, [])

  return { canvas, state }
}

const load = () => import('./open-stage.ts')

async function open(node: HTMLCanvasElement, look: string) {
  const { openStage } = await loadPart(load, 'openStage')
  return openStage(node, look)
}

type StageOrbit = { stage: { current?: Stage }; seen: { current: Orbit }; orbit: Orbit }

function glide({ stage, seen, orbit }: StageOrbit) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  let before = performance.now()
  let frame = requestAnimationFrame(step)
  function step(now: number) {
    const there = isStill ? orbit : between(seen.current, orbit, 1 - coast ** Math.min(now - before, 100))
    before = now
    seen.current = isThere(there, orbit) ? orbit : there
    stage.current?.draw(seen.current)
    if (seen.current !== orbit) frame = requestAnimationFrame(step)
  }
  return () => cancelAnimationFrame(frame)
}

function hasWebGl() {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
