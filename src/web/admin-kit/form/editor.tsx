import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { m } from '#words/messages.js'
import { Conflicts, type DescribeField } from './conflicts.tsx'
import type { Answer } from './answer.ts'
import { changedFields, labelsOf, servedSnapshot, snapshotOf, type Snapshot } from './unsaved.ts'
import { UnsavedGuard } from './unsaved-guard.tsx'

type Props = {
  /** what fields are called, by name or by the beginning of their names */
  labels: Record<string, string>
  /** what the record was when it was shown, field by field (`versionOf`), so that two people's changes are merged */
  version?: string
  /** where fields of many rows share a label: what they are called one by one */
  rowLabels?: Record<string, string>
  /** changes whenever the server holds something new: then nothing is unsaved */
  saved: string
  intent?: string
  save?: string
  /** a second way to save, which does something more */
  also?: { intent: string; label: string }
  /** what stands in the form was typed before and never saved */
  dirty?: boolean
  /** what came of sending it: fields that somebody else changed too are shown side by side */
  answer?: Answer
  /** how a value that is no text of its own is called, beside theirs and yours */
  say?: DescribeField
  /** said beside what would be saved */
  note?: string
  encType?: 'multipart/form-data'
  /** by which buttons that stand elsewhere on the page belong to it */
  id?: string
  className?: string
  /** what is sent leads back to where one was on the page */
  stays?: boolean
  onInput?: (form: HTMLFormElement) => void
  children: ReactNode
}

/** One frame of all editors: a bar that stays in sight and says what would be saved, and a question before leaving without it. */
export function Editor({
  labels,
  version,
  saved,
  intent = 'save',
  save,
  also,
  dirty = false,
  answer,
  say,
  rowLabels,
  note,
  encType,
  id,
  className,
  stays = false,
  onInput,
  children,
}: Props) {
  const hydrated = useHydrated()
  const { form, changed, look } = useChanges(saved, hydrated)
  const asked = useNavigation().formData?.get('intent')
  const busy = asked === intent || (also !== undefined && asked === also.intent)
  const names = labelsOf(changed, labels)
  const conflicts = answer?.conflicts ?? []
  const isClean = hydrated && changed.length === 0 && !dirty && conflicts.length === 0
  return (
    <Form
      ref={form}
      id={id}
      method="post"
      encType={encType}
      preventScrollReset={stays}
      noValidate
      className={className}
      onChange={() => {
        look()
        if (form.current) onInput?.(form.current)
      }}
      onInput={(event) => {
        look()
        // Parts that write into a field themselves tell so by an event that React takes for no change.
        if (!event.nativeEvent.isTrusted && form.current) onInput?.(form.current)
      }}
    >
      {/* What Enter in a field presses: the first button of the form, whatever buttons stand within. */}
      <input type="submit" name="intent" value={intent} tabIndex={-1} aria-hidden className="sr-only" />
      {version && <input type="hidden" name="version" value={version} />}
      <Conflicts key={version} conflicts={conflicts} labels={{ ...labels, ...rowLabels }} say={say} />
      {children}
      <div
        data-bottom-bar
        className="sticky bottom-0 z-10 -mx-4 mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface px-4 py-3 max-md:bottom-[calc(3.5rem+env(safe-area-inset-bottom))] md:mx-0 md:rounded-sm md:border md:px-5"
      >
        <p role="status" className="min-w-0 flex-1 basis-48 text-muted">
          {isClean ? m.admin_editor_clean() : names.length > 0 && m.admin_editor_changes({ fields: names.join(', ') })}
          {note && <span className="type-fine block">{note}</span>}
        </p>
        {hydrated && changed.length > 0 && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              form.current?.reset()
              form.current?.dispatchEvent(new Event('change', { bubbles: true }))
            }}
          >
            {m.admin_editor_undo()}
          </Button>
        )}
        <Button
          type="submit"
          name="intent"
          value={intent}
          size="sm"
          disabled={isClean}
          busy={asked === intent}
          busyText={m.admin_editor_saving()}
        >
          {save ?? m.admin_editor_save()}
        </Button>
        {also && (
          <Button
            type="submit"
            name="intent"
            value={also.intent}
            size="sm"
            variant="outline"
            busy={asked === also.intent}
            busyText={m.admin_editor_saving()}
          >
            {also.label}
          </Button>
        )}
      </div>
      <UnsavedGuard isDirty={changed.length > 0 && !busy} />
    </Form>
  )
}

/** A form that came with the page may have been typed into before the page woke: it is compared with what was served. */
function useChanges(saved: string, isDrawnHere: boolean) {
  const served = useRef(isDrawnHere ? undefined : saved)
  const form = useRef<HTMLFormElement>(null)
  const before = useRef<Snapshot>(new Map())
  const [changed, setChanged] = useState<string[]>([])
  const look = useCallback(() => {
    if (form.current) setChanged(changedFields(before.current, snapshotOf(form.current)))
  }, [])
  useEffect(() => {
    if (!form.current) return
    before.current = served.current === saved ? servedSnapshot(form.current) : snapshotOf(form.current)
    look()
  }, [saved, look])
  return { form, changed, look }
}
