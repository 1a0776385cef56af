import { useRef, useState } from 'react'
import { adviseStiffness } from '#shop/advisers/stiffness-adviser.ts'
import type { BootDiscipline } from '#shop/catalogue/attributes/sizes.ts'
import { readAnswers } from '#shop/catalogue/attributes/use-foot.ts'
import { Button } from '#ui/button.tsx'
import { m } from '#words/messages.js'
import { Reasons } from './reasons.tsx'
import { StiffnessFields } from './stiffness-fields.tsx'
import { readStiffness, skills, stiffTypedIn, type StiffTyped } from './stiffness-form.ts'
import { stiffnessErrorWords, stiffnessReasons, verdictWords } from './stiffness-words.ts'
import { RulesNote } from './rules-note.tsx'

type Props = {
  discipline: BootDiscipline
  stiffness: number
  start: StiffTyped
  action: string
  /** Filled in already: answer at once. */
  isAsked: boolean
  /** Start with the answers given to the size adviser in this browser. */
  isFollowUp?: boolean
}

/** Compares the stiffness this skater needs with that of this boot. A plain GET form; with scripts it answers in place. */
export default function StiffnessCheck({ discipline, stiffness, start, action, isAsked, isFollowUp }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(() => ({ ...(isFollowUp && known(discipline)), ...start }))
  const [asked, setAsked] = useState(isAsked)
  const { question, problems } = readStiffness(typed, stiffness)
  const said = asked ? problems : {}
  const read = () => setTyped(stiffTypedIn(new FormData(form.current!)))
  return (
    <form
      ref={form}
      method="get"
      action={`${action}#stiffness`}
      noValidate
      onChange={read}
      onSubmit={(event) => (event.preventDefault(), read(), setAsked(true))}
      className="grid gap-5"
    >
      <StiffnessFields disciplines={[discipline]} typed={typed} problems={said} />
      <div>
        <Button type="submit" variant="outline" size="sm">
          {m.advice_stiffness_ask()}
        </Button>
      </div>
      <div aria-live="polite">{asked && question && <Verdict question={question} stiffness={stiffness} />}</div>
    </form>
  )
}

function known(discipline: BootDiscipline): StiffTyped {
  const { level, age } = readAnswers()
  const skill = skills(discipline).find((one) => one.level === level)
  return { ...(skill && { skill: `${skill.discipline}:${skill.level}` }), ...(age && { age }) }
}

function Verdict({ question, stiffness }: { question: Parameters<typeof adviseStiffness>[0]; stiffness: number }) {
  const advice = adviseStiffness(question)
  if (advice.error !== undefined) return <p className="text-red">{stiffnessErrorWords[advice.error]!()}</p>
  const { index, range, verdict, line, flags } = advice
  return (
    <div className="rounded-lg bg-sunken p-5">
      <p className="type-h3">{verdict && verdictWords[verdict]()}</p>
      <p className="num mt-2">
        {m.advice_stiffness_result({
          index,
          from: range[0],
          to: range[1],
          stiffness,
          line: line.charAt(0).toUpperCase() + line.slice(1),
        })}
      </p>
      <Reasons title={m.advice_why()} reasons={stiffnessReasons(question, flags)} />
      <RulesNote>{m.advice_stiffness_caution()}</RulesNote>
    </div>
  )
}
