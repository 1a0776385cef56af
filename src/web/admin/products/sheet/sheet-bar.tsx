import { Redo2, Undo2 } from 'lucide-react'
import { useNavigation } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { manyPricesFields } from '#shop/catalogue/product-fields.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { focusBar } from '#web/admin-kit/form/focus-bar.ts'
import { m } from '#words/messages.js'
import { UnsavedGuard } from '#web/admin-kit/form/unsaved-guard.tsx'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import type { At } from './sheet-edits.ts'
import type { Grid } from './use-grid.ts'
import type { SheetHistory } from './use-history.ts'

type Props = { history: SheetHistory; grid: Grid; hydrated: boolean; firstError: At | undefined; note?: Note }
type Note = { typed?: string; error?: string }

/** Sticky bar with the unsaved changes, undo and redo, and the note for changes of stock. */
export function SheetBar({ history, grid, hydrated, firstError, note = {} }: Props) {
  const busy = useNavigation().formData?.get('intent') === 'save'
  const changed = history.rows.filter((row) => row.changed > 0)
  const cells = changed.reduce((sum, row) => sum + row.changed, 0)
  const faults = changed.reduce((sum, row) => sum + Object.keys(row.faults).length, 0)
  const movesStock = changed.some(({ changedParts }) => changedParts.includes('stock'))
  return (
    <div
      data-bottom-bar
      tabIndex={-1}
      className="sticky bottom-0 z-10 flex flex-wrap items-end gap-x-2 gap-y-2 border-t border-line bg-surface px-4 py-3 max-md:bottom-[calc(3.5rem+env(safe-area-inset-bottom))] md:px-5"
    >
      <div className="min-w-0 flex-1 basis-64 self-center text-muted">
        <p role="status">
          {hydrated && cells === 0 && m.admin_editor_clean()}
          {cells > 0 && m.product_sheet_changed({ cells: formatCount(cells), rows: formatCount(changed.length) })}
        </p>
        {firstError && (
          <button type="button" className="link min-h-6 font-semibold text-red" onClick={() => grid.moveTo(firstError)}>
            {m.product_sheet_faulty({ count: formatCount(faults) })}
          </button>
        )}
        <p aria-live="polite" className="type-fine">
          {grid.announcement}
        </p>
      </div>
      {(movesStock || !hydrated || note.error) && (
        <Field label={m.product_sheet_reason()} error={note.error} className="w-full md:w-60">
          <TextInput {...inputOf(manyPricesFields.note)} defaultValue={note.typed ?? m.product_sheet_note()} />
        </Field>
      )}
      <div className="ml-auto flex items-end gap-2">
        {hydrated && <UndoButtons history={history} grid={grid} isChanged={cells > 0} />}
        <Button
          type="submit"
          name="intent"
          value="save"
          size="sm"
          disabled={hydrated && cells === 0}
          busy={busy}
          busyText={m.admin_editor_saving()}
        >
          {m.admin_editor_save()}
        </Button>
      </div>
      <UnsavedGuard isDirty={cells > 0 && !busy} ofPage />
    </div>
  )
}

const UndoButtons = ({ history, grid, isChanged }: { history: SheetHistory; grid: Grid; isChanged: boolean }) => (
  <>
    <IconButton label={m.product_sheet_undo()} blocked={!history.canUndo} onClick={grid.back}>
      <Undo2 aria-hidden size={19} />
    </IconButton>
    <IconButton label={m.product_sheet_redo()} blocked={!history.canRedo} onClick={grid.again}>
      <Redo2 aria-hidden size={19} />
    </IconButton>
    {isChanged && (
      <Button
        variant="quiet"
        size="sm"
        className="px-2.5 max-md:hidden"
        onClick={(event) => (focusBar(event.currentTarget), history.drop())}
      >
        {m.product_sheet_drop()}
      </Button>
    )}
  </>
)
