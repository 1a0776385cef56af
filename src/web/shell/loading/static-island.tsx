import { useEffect, useState, type ComponentType } from 'react'
import { loadPart } from '#kit/load-part.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { lazyPart } from './lazy-part.tsx'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** Never another object: what React sees as unchanged it leaves alone. */
const untouched = { __html: '' }

/**
 * A part that the server writes and the browser leaves as it came, without fetching its code: until `isAwake`, when it is fetched and
 * takes the place of what stood there. Reached by a step inside the shop, where no server wrote it, it is fetched at once.
 * `Served` is the part itself, on the server only: `import.meta.env.SSR ? (await import('./x.tsx')).default : undefined`.
 */
export function staticIsland<Props extends object>(Served: ComponentType<Props> | undefined, load: Load<Props>) {
  const Fetched = lazyPart(load)
  // npm run dev hydrates every part, so that a change of its file is seen.
  if (import.meta.env.MODE === 'development') return (props: Props & { isAwake?: boolean }) => <Fetched {...props} />
  return function StillPart({ isAwake = false, ...rest }: Props & { isAwake?: boolean }) {
    const props = rest as unknown as Props
    const [wasServed] = useState(!useHydrated())
    const [Awake, setAwake] = useState<ComponentType<Props>>()
    useEffect(() => {
      if (!wasServed || !isAwake) return
      // Where it cannot be fetched, what the server wrote stays.
      loadPart(load, 'default').then(
        (part) => setAwake(() => part.default),
        () => {},
      )
    }, [wasServed, isAwake])
    if (Served)
      return (
        <div>
          <Served {...props} />
        </div>
      )
    if (!wasServed) return <Fetched {...props} />
    if (Awake) return <Awake {...props} />
    // oxlint-disable-next-line react/no-danger -- nothing is written: hydration keeps the children that are there
    return <div suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
  }
}
