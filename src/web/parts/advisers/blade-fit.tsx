import { useRef, useState } from 'react'
import { inputOf } from '#kit/declare-fields.ts'
import { adviserFields } from '#shop/advisers/adviser-fields.ts'
import { checkBlade } from '#shop/advisers/blade-compatibility.ts'
import { familyOf } from '#shop/advisers/family-of.ts'
import { skaterDisciplines } from '#shop/identity/skaters/skater.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { ChoiceGroup } from '#ui/fields/choice-group.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { m } from '#words/messages.js'
import { bladeTypedIn, readBladeForm, type BladeTyped, type OwnBoot, type Pair, type SoldBlade } from './blade-form.ts'
import { disciplineName } from './discipline-name.ts'
import { bladeIssueWords, bladeStatusWords } from '#shop/advisers/blade-words.ts'
import { RulesNote } from './rules-note.tsx'

type Props = { blade: SoldBlade; boots: OwnBoot[]; start: BladeTyped; action: string; isAsked: boolean }

/** Tells whether this blade fits the shopper's boot, and why not. A plain GET form; with scripts it answers in place. */
export function BladeFit({ blade, boots, start, action, isAsked }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<BladeTyped>({ length: blade.lengths[0]?.value, ...start })
  const [isChecked, setChecked] = useState(isAsked)
  const { pair, problems } = readBladeForm(typed, blade, boots)
  const shownProblems = isChecked ? problems : {}
  const read = () => setTyped(bladeTypedIn(new FormData(form.current!)))
  return (
    <form
      ref={form}
      method="get"
      action={`${action}#blade-fit`}
      noValidate
      onChange={read}
      onSubmit={(event) => (event.preventDefault(), read(), setChecked(true))}
      className="grid gap-5"
    >
      <SelectField
        label={m.advice_blade_length()}
        name="length"
        defaultValue={typed.length}
        options={blade.lengths.map(({ value, label }) => ({ value, label }))}
        error={shownProblems.length}
      />
      <Checkbox name="used" value="on" defaultChecked={typed.used === 'on'} label={m.advice_blade_is_used()} />
      <BladeFields blade={blade} boots={boots} typed={typed} problems={shownProblems} />
      <div>
        <Button type="submit" variant="outline" size="sm">
          {m.advice_blade_ask()}
        </Button>
      </div>
      <div aria-live="polite">{isChecked && pair && <FitResult pair={pair} />}</div>
    </form>
  )
}

type BladeFieldsProps = { blade: SoldBlade; boots: OwnBoot[]; typed: BladeTyped; problems: BladeTyped }

/** A boot of the shop with its size, or measurements of another boot. Without scripts both are shown, and a chosen boot takes precedence. */
function BladeFields({ blade, boots, typed, problems }: BladeFieldsProps) {
  const own = boots.find(({ id }) => id === typed.boot)
  const sizes = own ? own.sizes : [...new Set(boots.flatMap((boot) => boot.sizes))].sort((a, b) => a - b)
  return (
    <div className="group/boot grid gap-5">
      <div className="grid gap-5 sm:grid-cols-[1fr_9rem]">
        <SelectField
          label={m.advice_blade_boot()}
          name="boot"
          defaultValue={typed.boot ?? ''}
          placeholder={m.advice_blade_boot_other()}
          options={boots.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SelectField
          key={own?.id}
          label={m.advice_blade_size()}
          name="size"
          defaultValue={typed.size ?? ''}
          placeholder="–"
          options={sizes.map((mm) => ({ value: String(mm), label: String(mm) }))}
          error={problems.size}
        />
      </div>
      {!own && <Measured blade={blade} boots={boots} typed={typed} problems={problems} />}
    </div>
  )
}

function Measured({ blade, boots, typed, problems }: BladeFieldsProps) {
  const family = familyOf(typed.discipline ?? blade.discipline)
  const systems = [...new Set([blade.system, ...boots.map(({ system }) => system)])].filter((name) => name !== null)
  const mm = (name: 'outsole' | 'holder' | 'spacing', label: string, hint: string) => (
    <Field label={label} hint={hint} error={problems[name]}>
      <TextInput {...inputOf(adviserFields.figure, name)} defaultValue={typed[name]} end="mm" />
    </Field>
  )
  return (
    <ChoiceGroup legend={m.advice_blade_measured()}>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={m.advice_blade_discipline()}
          name="discipline"
          defaultValue={typed.discipline ?? familyOf(blade.discipline)}
          options={skaterDisciplines.map((value) => ({ value, label: disciplineName(value) }))}
        />
        {family === 'figure' && mm('outsole', m.advice_blade_outsole(), m.advice_blade_outsole_hint())}
        {family === 'figure' && (
          <SelectField
            label={m.advice_blade_mount()}
            name="mount"
            defaultValue={typed.mount ?? 'screw'}
            options={[
              { value: 'screw', label: m.advice_blade_screw() },
              { value: 'rivet', label: m.advice_blade_rivet() },
            ]}
          />
        )}
        {family === 'hockey' && (
          <SelectField
            label={m.advice_blade_system()}
            name="system"
            defaultValue={typed.system ?? ''}
            options={[
              ...systems.map((name) => ({ value: name, label: name })),
              { value: '', label: m.advice_blade_system_other() },
            ]}
          />
        )}
        {family === 'hockey' && mm('holder', m.advice_blade_holder(), m.advice_blade_holder_hint())}
        {family === 'speed' && mm('spacing', m.advice_blade_spacing(), m.advice_blade_spacing_hint())}
      </div>
    </ChoiceGroup>
  )
}

const tones = { ok: 'success', warn: 'info', no: 'error' } as const

function FitResult({ pair }: { pair: Pair }) {
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
      <RulesNote>{m.advice_blade_caution()}</RulesNote>
    </>
  )
}
