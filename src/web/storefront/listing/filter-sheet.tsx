import { countMessage } from '#kit/count-message.ts'
import { SlidersHorizontal } from 'lucide-react'
import { buttonClass } from '#ui/button.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { m } from '#words/messages.js'
import { DialogButton } from '#ui/overlays/dialog-button.tsx'
import { FilterForm } from './filter-form.tsx'
import type { ListingView } from './find-listing.server.ts'

const sheetId = 'filters'
const formId = 'sheet-filters'

/** With scripts the list behind is already up to date and the button only closes; without them it sends the form. */
function close(event: React.MouseEvent) {
  event.preventDefault()
  ;(document.getElementById(sheetId) as HTMLDialogElement).close()
}

export const FilterSheet = ({ view, top }: { view: ListingView; top?: React.ReactNode }) => (
  <>
    <DialogButton
      dialog={sheetId}
      className={`${buttonClass({ variant: 'outline', size: 'sm' })} bg-surface md:hidden`}
    >
      <SlidersHorizontal aria-hidden size={19} strokeWidth={1.7} />
      {view.chips.length ? m.listing_filters_count({ count: view.chips.length }) : m.listing_filters()}
    </DialogButton>
    <Sheet
      id={sheetId}
      title={m.listing_filters()}
      closeLabel={m.layout_close()}
      footer={
        <button type="submit" form={formId} onClick={close} className={buttonClass({ block: true })}>
          {countMessage(view.count, [m.listing_show_one, m.listing_show])}
        </button>
      }
    >
      <FilterForm id={formId} view={view} carriesSort top={top} />
    </Sheet>
  </>
)
