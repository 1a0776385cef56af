import { useRef, useState } from 'react'
import { checkBlade } from '#shop/advisers/blade-compatibility.ts'
import { rulesVersion } from '#shop/advisers/rounding.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { m } from '#words/messages.js'
import { BladeFields } from './blade-fields.tsx'
import { bladeTypedIn, readBladeForm, type BladeTyped, type OwnBoot, type Pair, type SoldBlade } from './blade-form.ts'
import { bladeIssueWords, bladeStatusWords } from '#shop/advisers/blade-words.ts'

type Props = { blade: SoldBlade; boots: OwnBoot[]; start: BladeTyped; action: string; isAsked: boolean }

/** Whether this blade goes under the shopper's boot, and why not. A plain GET form; with scripts it answers where it stands. */
export function BladeFit({ blade, boots, start, action, isAsked }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<BladeTyped>({ length: blade.lengths[0]?.value, ...start })
  const [asked, setAsked] = useState(isAsked)
  const { pair, problems } = readBladeForm(typed, blade, boots)
  const said = asked ? problems : {}
  const read = () => setTyped(bladeTypedIn(new FormData(form.current!)))
  return (
    <form
      ref={form}
      method="get"
      action={`${action}#blade-fit`}
      noValidate
      onChange={read}
      onSubmit={(event) => (event.preventDefault(), read(), setAsked(true))}
      className="grid gap-5"
    >
      <SelectField
        label={m.advice_blade_length()}
        name="length"
        defaultValue={typed.length}
        options={blade.lengths.map(({ value, label }) => ({ value, label }))}
        error={said.length}
      />
      <BladeFields blade={blade} boots={boots} typed={typed} problems={said} />
      <div>
        <Button type="submit" variant="outline" size="sm">
          {m.advice_blade_ask()}
        </Button>
      </div>
      <div aria-live="polite">{asked && pair && <Verdict pair={pair} />}</div>
    </form>
  )
}

const tones = { ok: 'success', warn: 'info', no: 'error' } as const

function Verdict({ pair }: { pair: Pair }) {
  const { status, issues } = checkBlade(pair)
  return (
    <>
      <Notice tone={tones[status]} title={bladeStatusWords[status]()}>
        {issues.length > 0 && (
          <ul className="mt-1 grid list-disc gap-1 pl-5">
            {issues.map((issue) => (
              <li key={issue}>{bladeIssueWords[issue]!()}</li>
            ))}
          </ul>
        )}
      </Notice>
      <p className="type-fine mt-3 text-muted">
        {m.advice_blade_caution()} {m.advice_rules({ version: rulesVersion })}
      </p>
    </>
  )
}
