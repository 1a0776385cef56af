import { Check } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button, DefaultButton } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { m } from '#words/messages.js'
import { formatCount } from '../page/format-count.ts'
import type { Column } from './row-table.tsx'

/** The id of the form, for fields of a row that are sent with it. */
export const bulkFormId = 'bulk'
const boxesOf = (name: string) => `input[name=${name}][form=${bulkFormId}]`
const box =
  'peer col-start-1 row-start-1 size-5.5 appearance-none rounded-sm border border-line-strong bg-surface checked:border-accent checked:bg-accent forced-colors:appearance-auto'
const tick =
  'pointer-events-none invisible col-start-1 row-start-1 text-on-accent peer-checked:visible forced-colors:hidden'

/** Each row and card has a checkbox; only the visible ones can be ticked. */
type PickBoxProps = { id: string; label: string; name?: string; isTicked?: boolean }

export const PickBox = ({ id, label, name = 'pick', isTicked }: PickBoxProps) => (
  <label className="-m-2.5 grid size-11 place-items-center">
    <span className="sr-only">{label}</span>
    <input type="checkbox" name={name} value={id} form={bulkFormId} defaultChecked={isTicked} className={box} />
    <Check aria-hidden size={16} strokeWidth={3} className={tick} />
  </label>
)

/** On a phone the bar is fixed above the bottom bar once something is ticked, so it stays in reach anywhere in the list. */
const above =
  'max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(3.5rem+env(safe-area-inset-bottom))] max-md:z-10 max-md:max-h-[50dvh] max-md:overflow-y-auto max-md:border-t max-md:border-line max-md:bg-surface max-md:shadow-[0_-8px_24px_rgb(0_0_0/.1)]'

type Props = {
  name?: string
  /** The action opens a document, so the browser submits the form itself, without the router. */
  reloads?: boolean
  /** The answer of a completed action; it clears the ticked rows. */
  done?: object
  renderActs: (isNothing: boolean) => ReactNode
  children: ReactNode
}

/**
 * Actions for the ticked rows. The checkboxes belong to this form by its id, so it works without scripts.
 * On a phone only "select all" is shown until a row is ticked; without scripts everything is shown, since nothing could reveal it.
 */
export function PickedBar({ name = 'pick', reloads, done, renderActs, children }: Props) {
  const [count, setCount] = useState(0)
  const hydrated = useHydrated()
  const onSubmit = useOneSubmit()
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>(boxesOf(name))]
  const counted = () => setCount(boxes().filter((one) => one.checked).length)
  useEffect(() => {
    if (!done) return
    for (const one of document.querySelectorAll<HTMLInputElement>(boxesOf(name))) one.checked = false
  }, [done, name])
  // Runs after each render: the rows may have changed, and browsers restore ticked boxes when somebody comes back to the page.
  useEffect(counted)
  /** Only one of table and cards is visible. */
  const pickAll = (checked: boolean) => {
    for (const one of boxes()) one.checked = checked && one.checkVisibility()
    counted()
  }
  const isIdle = count === 0
  return (
    <div onChange={counted} className={cx(count > 0 && 'max-md:pb-36')}>
      <div className="border-t border-line bg-sunken max-md:min-h-11.25">
        <Form
          method="post"
          id={bulkFormId}
          preventScrollReset
          reloadDocument={reloads}
          onSubmit={onSubmit}
          data-bottom-bar={count > 0 || undefined}
          className={cx(
            'flex flex-wrap items-center gap-2 px-4 py-2 md:px-5',
            isIdle ? 'max-md:[@media(scripting:enabled)]:py-0' : above,
          )}
        >
          <DefaultButton />
          <p
            role="status"
            className={cx('num mr-auto min-w-32 text-muted', isIdle && 'max-md:[@media(scripting:enabled)]:sr-only')}
          >
            {count ? m.admin_list_picked({ count: formatCount(count) }) : m.admin_list_pick_hint()}
          </p>
          {hydrated && (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => pickAll(isIdle)}
              className={isIdle ? 'max-md:-ml-2.5' : undefined}
            >
              {count ? m.admin_list_unpick() : m.admin_list_pick_all()}
            </Button>
          )}
          <div
            className={cx(
              'flex basis-full flex-wrap items-center gap-2 md:contents',
              isIdle && 'max-md:[@media(scripting:enabled)]:hidden',
            )}
          >
            {renderActs(hydrated && isIdle)}
          </div>
        </Form>
      </div>
      {children}
    </div>
  )
}

/** As systems count it: the second press comes within half a second. */
const doubleClickMs = 500

/** A double click would do the step a second time, and its refusals would hide that the first one succeeded. */
function useOneSubmit() {
  const isUnderWay = useNavigation().state !== 'idle'
  const last = useRef<{ at: number; button: unknown }>({ at: -Infinity, button: undefined })
  return (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter: button } = event.nativeEvent as globalThis.SubmitEvent
    const isAgain = button === last.current.button && event.timeStamp - last.current.at < doubleClickMs
    if (isUnderWay || isAgain) event.preventDefault()
    else last.current = { at: event.timeStamp, button }
  }
}

/** Bulk actions of a list. */
export type ListBulk<Row> = {
  /** The id that is sent for a ticked row, and the label of its checkbox. */
  pick: (row: Row) => { id: string; label: string }
  /** Field name of the ids, `pick` by default. */
  name?: string
  /** A changed key clears the ticked rows. */
  key?: string
  /** The action opens a document, so the browser submits the form itself, without the router. */
  reloads?: boolean
  /** The answer of a completed action; it clears the ticked rows. */
  done?: object
  acts: (isNothing: boolean) => ReactNode
}

export const pickColumn = <Row,>({ pick, name }: ListBulk<Row>): Column<Row> => ({
  key: 'pick',
  head: m.admin_list_pick_head(),
  className: 'w-11',
  fixed: true,
  cell: (row) => <PickBox {...pick(row)} name={name} />,
})

/** On a phone the checkbox stands beside the card. */
export const withPick = <Row,>({ pick, name }: ListBulk<Row>, card: (row: Row) => ReactNode) => {
  const PickCard = (row: Row) => (
    <div className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3">
      <PickBox {...pick(row)} name={name} />
      <div className="min-w-0">{card(row)}</div>
    </div>
  )
  return PickCard
}
