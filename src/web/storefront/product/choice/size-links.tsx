import { Dialog } from '#ui/overlays/dialog.tsx'
import { DialogButton } from '#ui/overlays/dialog-button.tsx'
import { staticIsland } from '#web/shell/patched/static-island.tsx'
import { m } from '#words/messages.js'
import type { ProductView } from '../find-product-view.server.ts'
import { SizeAdviserOpener } from '../advisers/size-adviser-opener.tsx'
import type { Picker } from '#web/parts/product/use-picker.ts'

const tableId = 'size-table'

const SizeTable = staticIsland(
  import.meta.env.SSR ? (await import('#web/parts/product/size-table.tsx')).default : undefined,
  () => import('#web/parts/product/size-table.tsx'),
)

/** Help with the size: the table of all systems, and for a boot the adviser. */
export function SizeLinks({ view, picker }: { view: ProductView; picker: Picker }) {
  const { discipline, options } = view
  const sizes = options.find(({ look }) => look === 'sizes')?.values.map(({ value }) => Number(value))
  if (!sizes) return null
  return (
    <>
      <span className="type-small ml-auto flex gap-x-4">
        <DialogButton dialog={tableId} className="link min-h-11">
          {m.product_size_table()}
        </DialogButton>
        {discipline && <SizeAdviserOpener view={view} picker={picker} />}
      </span>
      <Dialog id={tableId} size="wide" title={m.product_size_table()} closeLabel={m.layout_close()}>
        <SizeTable sizes={sizes} discipline={discipline} />
      </Dialog>
    </>
  )
}
