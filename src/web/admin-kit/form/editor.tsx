import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button, DefaultButton } from '#ui/button.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { m } from '#words/messages.js'
import { Conflicts, type DescribeField } from './conflicts.tsx'
import type { Answer } from './answer.ts'
import { changedFields, labelsOf, servedSnapshot, snapshotOf, unsavedWords, type Snapshot } from './unsaved.ts'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { focusBar } from './focus-bar.ts'

type Props = {
  /** Labels of fields by name or by prefix of the name. */
  labels: Record<string, string>
  /** The fields as they were when the page was loaded (`versionOf`), so that changes of two people are merged. */
  version?: string
  /** Labels of single fields where many rows share one label. */
  rowLabels?: Record<string, string>
  /** Changes whenever the server holds something new; then nothing counts as unsaved. */
  saved: string
  intent?: string
  save?: string
  /** A second submit button that does more than save. */
  secondSave?: { intent: string; label: string; savesNothing?: true }
  /** The form shows typed values that were never saved. */
  dirty?: boolean
  /** The answer of the action; conflicting fields are shown side by side. */
  answer?: Answer
  /** Formats values in a conflict that are not readable by themselves. */
  describe?: DescribeField
  /** Shown beside the list of unsaved fields. */
  note?: string
  encType?: 'multipart/form-data'
  /** The id of the form, for buttons elsewhere on the page (`form` attribute). */
  id?: string
  className?: string
  /** Keeps the scroll position after submit. */
  keepsScroll?: boolean
  /** The query chooses what is edited, so a change of it asks about unsaved changes too, also about those that came back unsaved. */
  ofPage?: boolean
  onInput?: (form: HTMLFormElement) => void
  children: ReactNode
}

/** Frame of all editors: a sticky bar lists the unsaved fields, and leaving with unsaved changes asks first. */
export function Editor({
  labels,
  version,
  saved,
  intent = 'save',
  save,
  secondSave,
  dirty = false,
  answer,
  describe,
  rowLabels,
  note,
  encType,
  id,
  className,
  keepsScroll = false,
  ofPage = false,
  onInput,
  children,
}: Props) {
  const hydrated = useHydrated()
  const { form, changed, update } = useChanges(saved, hydrated)
  const { state, formData } = useNavigation()
  const pendingIntent = formData?.get('intent')
  const busy = pendingIntent === intent || (secondSave !== undefined && pendingIntent === secondSave.intent)
  // What was only tried is still unsaved while the page loads anew: a link pressed then is asked about.
  const isTried = state === 'loading' && secondSave?.savesNothing === true && pendingIntent === secondSave.intent
  const conflicts = answer?.conflicts ?? []
  const isClean = hydrated && changed.length === 0 && !dirty && conflicts.length === 0
  return (
    <Form
      ref={form}
      id={id}
      method="post"
      encType={encType}
      preventScrollReset={keepsScroll}
      noValidate
      className={className}
      onChange={() => {
        update()
        if (form.current) onInput?.(form.current)
      }}
      onInput={(event) => {
        update()
        // Widgets that set the value of an input dispatch an event themselves, for which React calls no onChange.
        if (!event.nativeEvent.isTrusted && form.current) onInput?.(form.current)
      }}
    >
      <DefaultButton intent={intent} />
      {version && <input type="hidden" name="version" value={version} />}
      <Conflicts key={version} conflicts={conflicts} labels={{ ...labels, ...rowLabels }} describe={describe} />
      {children}
      <SaveBar
        {...{ intent, save, secondSave, note, isClean, pendingIntent }}
        names={labelsOf(changed, labels)}
        undo={
          hydrated && changed.length > 0
            ? () => {
                form.current?.reset()
                // React hears no `change` of a form itself.
                form.current?.dispatchEvent(new Event('input', { bubbles: true }))
              }
            : undefined
        }
      />
      <UnsavedGuard isDirty={(changed.length > 0 || (ofPage && dirty)) && (!busy || isTried)} ofPage={ofPage} />
    </Form>
  )
}

type SaveBarProps = Pick<Props, 'save' | 'secondSave' | 'note'> & {
  intent: string
  /** Labels of the unsaved fields. */
  names: string[]
  isClean: boolean
  pendingIntent: FormDataEntryValue | null | undefined
  /** Resets the form; absent if there is nothing to undo. */
  undo?: () => void
}

/** The bar at the bottom: what is unsaved, and the buttons. */
const SaveBar = ({ intent, save, secondSave, note, names, isClean, pendingIntent, undo }: SaveBarProps) => (
  <div
    data-bottom-bar
    tabIndex={-1}
    className="sticky bottom-0 z-10 -mx-4 mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface px-4 py-3 max-md:bottom-[calc(3.5rem+env(safe-area-inset-bottom))] md:mx-0 md:rounded-sm md:border md:px-5"
  >
    <p role="status" className="min-w-0 flex-1 basis-48 text-muted">
      {isClean ? m.admin_editor_clean() : names.length > 0 && unsavedWords(names)}
      {note && <span className="type-fine block">{note}</span>}
    </p>
    {undo && (
      <Button variant="quiet" size="sm" onClick={(event) => (focusBar(event.currentTarget), undo())}>
        {m.admin_editor_undo()}
      </Button>
    )}
    <Button
      type="submit"
      name="intent"
      value={intent}
      size="sm"
      disabled={isClean}
      busy={pendingIntent === intent}
      busyText={m.admin_editor_saving()}
    >
      {save ?? m.admin_editor_save()}
    </Button>
    {secondSave && (
      <Button
        type="submit"
        name="intent"
        value={secondSave.intent}
        size="sm"
        variant="outline"
        busy={pendingIntent === secondSave.intent}
        busyText={m.admin_editor_saving()}
      >
        {secondSave.label}
      </Button>
    )}
  </div>
)

/** On the first page load somebody may type before hydration, so the form is compared with the HTML that the server sent. */
function useChanges(saved: string, isDrawnHere: boolean) {
  const served = useRef(isDrawnHere ? undefined : saved)
  const form = useRef<HTMLFormElement>(null)
  const before = useRef<Snapshot>(new Map())
  const [changed, setChanged] = useState<string[]>([])
  const update = useCallback(() => {
    if (form.current) setChanged(changedFields(before.current, snapshotOf(form.current)))
  }, [])
  useEffect(() => {
    if (!form.current) return
    before.current = served.current === saved ? servedSnapshot(form.current) : snapshotOf(form.current)
    update()
  }, [saved, update])
  return { form, changed, update }
}
