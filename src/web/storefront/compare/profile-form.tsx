import { Form } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { budgetFields } from '#shop/advisers/adviser-fields.ts'
import { bootDisciplines, isMadeSize, widths } from '#shop/catalogue/attributes/sizes.ts'
import { useFoot } from '#shop/catalogue/attributes/use-foot.ts'
import { comparePath } from '#shop/search/cards/compare-list.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { ownFit } from '#web/parts/advisers/own-fit.ts'
import { widthName } from '#web/parts/advisers/size-words.ts'
import { useHistoryReturns } from '#web/shell/forms/use-history-returns.ts'
import type { ProfileTyped } from './compare-form.ts'
import type { Comparison } from './find-comparison.server.ts'

type Props = { comparison: Comparison; typed: ProfileTyped; problems: ProfileTyped }

/** The shopper's needs; an empty field costs no points. */
export function ProfileForm({ comparison: { products, disciplines }, typed, problems }: Props) {
  const category = products[0]?.category
  const discipline = bootDisciplines.find((boot) => boot === category)
  const foot = useFoot()
  const returns = useHistoryReturns()
  const fit = discipline && foot !== undefined ? ownFit(foot, discipline) : undefined
  const own = fit && isMadeSize(fit.size) ? String(fit.size) : undefined
  const field = (name: 'size' | 'stiffness' | 'budget', label: string, unit: string, usual?: string) => (
    <Field label={label} optionalMark={m.advice_optional()} error={problems[name]}>
      <TextInput {...inputOf(budgetFields.budget, name)} defaultValue={typed[name] ?? usual} end={unit} />
    </Field>
  )
  return (
    <Form
      key={`${returns} ${own} ${fit?.width}`}
      action="/compare"
      preventScrollReset
      aria-labelledby="fit-title"
      className="grid content-start gap-5"
    >
      <div>
        <h2 id="fit-title" className="type-h2">
          {m.compare_profile()}
        </h2>
        <p className="mt-2 text-muted">{m.compare_profile_text()}</p>
      </div>
      <input type="hidden" name="p" value={comparePath(products).replace('/compare?p=', '')} />
      {disciplines.length > 1 && (
        <SelectField
          label={m.compare_discipline()}
          name="discipline"
          defaultValue={typed.discipline ?? ''}
          placeholder={m.advice_choose()}
          options={disciplines.map((value) => ({ value, label: bladeForName(value) }))}
        />
      )}
      {discipline && (
        <div className="grid gap-5 sm:grid-cols-2">
          {field('size', m.compare_size(), 'mm', own)}
          <SelectField
            label={m.compare_width()}
            optionalMark={m.advice_optional()}
            name="width"
            defaultValue={typed.width ?? fit?.width ?? ''}
            placeholder={m.advice_choose()}
            options={widths.map((value) => ({ value, label: widthName(value) }))}
            error={problems.width}
          />
        </div>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        {discipline && discipline !== 'speed' && field('stiffness', m.compare_stiffness(), '')}
        {field('budget', m.compare_budget(), '₫')}
      </div>
      <div>
        <Button type="submit" variant="outline" size="sm">
          {m.compare_rank()}
        </Button>
      </div>
    </Form>
  )
}

const names: Record<string, () => string> = {
  figure: m.profile_discipline_figure,
  dance: m.profile_discipline_dance,
  hockey: m.profile_discipline_hockey,
  recreational: m.profile_discipline_recreational,
  speed_short: m.compare_speed_short,
  speed_long: m.compare_speed_long,
}

const bladeForName = (discipline: string) => names[discipline]?.() ?? discipline
