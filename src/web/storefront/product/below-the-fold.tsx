import { useState } from 'react'
import { staticIsland } from '#web/shell/patched/static-island.tsx'
import type { OpenAdviser } from './details.tsx'
import type { ProductView } from './find-product-view.server.ts'
import type { Picker } from '#web/parts/product/use-picker.ts'

/** Tables and drawings; they are hydrated when the size changes or an adviser among them is opened. */
const Details = staticIsland(
  import.meta.env.SSR ? (await import('./details.tsx')).default : undefined,
  () => import('./details.tsx'),
)

export function BelowTheFold({ view, picker }: { view: ProductView; picker: Picker }) {
  const [opened, setOpened] = useState<OpenAdviser>()
  // React does not know the links in this markup yet, so their clicks are handled here in the capture phase.
  const open = (event: React.MouseEvent) => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-opens]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpened(link.dataset.opens as OpenAdviser)
  }
  return (
    <div onClickCapture={open} className="piece">
      <Details
        view={view}
        choice={picker.choice}
        opened={opened}
        isActive={opened !== undefined || picker.choice !== view.choice}
      />
    </div>
  )
}
