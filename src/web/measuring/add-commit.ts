/** What React keeps of a component on the screen; only what is read here (React 19, packages/react-reconciler). */
export type Fiber = {
  type: unknown
  flags: number
  actualDuration?: number
  alternate: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
}

/** Times in ms: of the component's own work, with all that stands in it, and the longest of these. */
export type ComponentTime = { times: number; own: number; whole: number; longest: number }
export type ComponentTimes = Map<string, ComponentTime>

/** React marks so what has done its work in this commit. */
const performedWork = 1

/** Adds what one commit cost, component by component. Parts that React passed over are the very same objects as before. */
export function addCommit(times: ComponentTimes, fiber: Fiber, before = fiber.alternate) {
  if (before === fiber) return
  let inside = 0
  if (!before || fiber.child !== before.child)
    for (let child = fiber.child; child; child = child.sibling) {
      if (child === child.alternate || isUntouched(child, before)) continue
      inside += child.actualDuration ?? 0
      addCommit(times, child)
    }
  const name = nameOf(fiber.type)
  if (!name || (before && !(fiber.flags & performedWork))) return
  const whole = fiber.actualDuration ?? 0
  const time = times.get(name) ?? { times: 0, own: 0, whole: 0, longest: 0 }
  time.times += 1
  time.own += Math.max(0, whole - inside)
  time.whole += whole
  time.longest = Math.max(time.longest, whole)
  times.set(name, time)
}

/** A child that stood there before in the same form was not asked again. */
function isUntouched(child: Fiber, parentBefore: Fiber | null) {
  for (let one = parentBefore?.child ?? null; one; one = one.sibling) if (one === child) return true
  return false
}

type Named = { name?: string; displayName?: string; type?: unknown; render?: unknown }

/** The component's name in its source; memo and forwardRef are looked through. Elements of the page have none. */
function nameOf(type: unknown): string | undefined {
  if (typeof type === 'function') {
    const { displayName, name } = type as Named
    return (displayName ?? name)?.replace(/\$\d+$/, '') || undefined
  }
  if (typeof type !== 'object' || type === null) return
  const { type: inner, render } = type as Named
  return nameOf(inner ?? render)
}
