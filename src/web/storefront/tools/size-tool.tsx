import { useEffect, useRef, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { bootDisciplines, type BootDiscipline } from '#shop/catalogue/attributes/sizes.ts'
import { isFoot, readAnswers, saveFoot } from '#shop/catalogue/attributes/use-foot.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { m } from '#words/messages.js'
import { disciplineName } from '#web/parts/advisers/discipline-name.ts'
import { SaveFeet } from '#web/parts/advisers/save-feet.tsx'
import { widthName } from '#web/parts/advisers/size-words.ts'
import { SizeFields } from '#web/parts/advisers/size-fields.tsx'
import { sizeTypedIn, sizeTypedWith, type SizeTyped } from '#web/parts/advisers/size-form.ts'
import { useHistoryReturns } from '#web/shell/forms/use-history-returns.ts'
import { AnswerCard } from './answer-card.tsx'
import type { answerSize } from './answer-size.server.ts'
import { ToolProductLinks } from './tool-product-links.tsx'
import type { SizeToolParams as Params } from './size-tool-form.ts'
import { NoAnswerYet, ToolColumns } from './tool-columns.tsx'

type Props = Params & Awaited<ReturnType<typeof answerSize>>

/** The questions and the answer of the address. Every answer is an address of its own; what was asked in this browser before is filled in. */
export function SizeTool(props: Props) {
  const returns = useHistoryReturns()
  const [applied, setApplied] = useState<{ feet: SizeTyped; times: number }>()
  const take = (feet: SizeTyped) => setApplied((before) => ({ feet, times: (before?.times ?? 0) + 1 }))
  // After the first paint, which the server made without knowing this browser.
  useEffect(() => {
    const stored = sizeTypedIn(Object.entries(readAnswers()))
    if (!props.isAsked && Object.keys(stored).length) take(stored)
    // oxlint-disable-next-line react/exhaustive-deps -- stored answers fill in a page opened without a question; an answer that comes later must not be overwritten by them
  }, [])
  return (
    <SizeForm
      key={`${returns} ${applied?.times}`}
      {...props}
      typed={(!returns && applied?.feet) || props.typed}
      take={take}
    />
  )
}

function SizeForm({
  boot,
  typed: start,
  problems,
  failed,
  answer,
  shelf,
  size,
  foot,
  take,
}: Props & { take: (feet: SizeTyped) => void }) {
  const [typed, setTyped] = useState(start)
  const [discipline, setDiscipline] = useState<BootDiscipline>(boot.discipline)
  const own = useRef<SizeTyped>(undefined)
  const submit = useSubmit()
  // A shared link stores nothing here; only answers given in this form are kept. `answer`: a second one may leave the foot as it was and still say something new.
  useEffect(() => {
    if (own.current && foot !== undefined && isFoot(foot)) saveFoot(foot, own.current)
  }, [foot, answer])
  const form = (
    <Form
      action="/size-guide#answer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const sent = new FormData(event.currentTarget)
        // Until the ruler is moved, its field holds a length that nobody measured.
        if (typed.foot === undefined) sent.delete('foot')
        else sent.set('foot', typed.foot)
        own.current = sizeTypedIn(sent)
        setTyped(own.current)
        void submit(sent, { action: '/size-guide#answer' })
      }}
      onChange={({ currentTarget: filled }) => setTyped(({ foot }) => sizeTypedWith(foot, filled))}
      aria-labelledby="size-tool"
      className="@container grid gap-5"
    >
      <BootFields line={boot.line} {...{ discipline, setDiscipline }} />
      <SizeFields
        typed={typed}
        problems={problems}
        discipline={discipline}
        measure={(mm) => setTyped((before) => ({ ...before, foot: mm === undefined ? undefined : String(mm) }))}
      />
      <div>
        <Button type="submit">{m.advice_show()}</Button>
      </div>
      <SaveFeet typed={typed} keepAt="/size-guide" take={take} />
    </Form>
  )
  return (
    <ToolColumns
      form={form}
      answer={
        answer ? (
          <AnswerCard answer={answer}>
            {shelf && size !== null && (
              <ToolProductLinks title={shelfTitle(size, shelf)} shelf={shelf} none={m.tool_size_none()} />
            )}
          </AnswerCard>
        ) : (
          <NoAnswerYet>{failed ?? (Object.keys(problems).length ? m.advice_mend() : m.tool_size_first())}</NoAnswerYet>
        )
      }
    />
  )
}

/** Which boots are listed; the width is named where it is not simply the one of the answer. */
function shelfTitle(size: number, { width, isOtherWidth }: NonNullable<Props['shelf']>) {
  if (width === null) return m.tool_size_shelf({ size })
  const facts = { size, width: widthName(width) }
  return isOtherWidth ? m.tool_size_other_width(facts) : m.tool_size_shelf_width(facts)
}

type BootFieldsProps = {
  line: Props['boot']['line']
  discipline: BootDiscipline
  setDiscipline: (discipline: BootDiscipline) => void
}

/** Discipline and line of the boot. */
const BootFields = ({ line, discipline, setDiscipline }: BootFieldsProps) => (
  <div className="grid gap-5 @md:grid-cols-2">
    <SelectField
      label={m.tool_discipline()}
      name="discipline"
      value={discipline}
      onChange={({ currentTarget: { value } }) => setDiscipline(value as BootDiscipline)}
      options={bootDisciplines.map((value) => ({ value, label: disciplineName(value) }))}
    />
    <SelectField
      label={m.tool_line()}
      name="line"
      defaultValue={line}
      options={[
        { value: 'premium', label: `Premium · ${m.tool_line_premium()}` },
        { value: 'sport', label: `Sport · ${m.tool_line_sport()}` },
        { value: 'classic', label: `Classic · ${m.tool_line_classic()}` },
      ]}
    />
  </div>
)
