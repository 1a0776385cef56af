import { useEffect, useState, type ComponentType } from 'react'
import { loadPart } from '#kit/load-part.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { lazyPart } from '#web/shell/loading/lazy-part.tsx'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** Must stay the same object: React leaves the children alone only while this prop is unchanged. */
const untouched = { __html: '' }

/**
 * A part that the server renders and the browser leaves as it is, without fetching its code, until `isActive`; then it is fetched and
 * replaces the server's HTML. After client navigation, where there is no server HTML, it is fetched at once.
 * `Served` is the part itself, on the server only: `import.meta.env.SSR ? (await import('./x.tsx')).default : undefined`.
 */
export function staticIsland<Props extends object>(Served: ComponentType<Props> | undefined, load: Load<Props>) {
  const Fetched = lazyPart(load)
  // npm run dev hydrates every part, so that a change of its file is seen.
  if (import.meta.env.MODE === 'development') return (props: Props & { isActive?: boolean }) => <Fetched {...props} />
  return function StaticIsland({ isActive = false, ...rest }: Props & { isActive?: boolean }) {
    const props = rest as unknown as Props
    const [wasServed] = useState(!useHydrated())
    const [Hydrated, setHydrated] = useState<ComponentType<Props>>()
    useEffect(() => {
      if (!wasServed || !isActive) return
      // If it cannot be fetched, the server's HTML stays.
      loadPart(load, 'default').then(
        (part) => setHydrated(() => part.default),
        () => {},
      )
    }, [wasServed, isActive])
    if (Served)
      return (
        <div>
          <Served {...props} />
        </div>
      )
    if (!wasServed) return <Fetched {...props} />
    if (Hydrated) return <Hydrated {...props} />
    // oxlint-disable-next-line react/no-danger -- nothing is written: hydration keeps the children that are there
    return <div suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
  }
}
