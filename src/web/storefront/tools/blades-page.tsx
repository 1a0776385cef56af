import { useState } from 'react'
import { Form, Link } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { dong } from '#kit/money.ts'
import { db } from '#platform/postgres/db.server.ts'
import { cachePage, requestLocale } from '#platform/request.server.ts'
import { adviserFields } from '#shop/advisers/adviser-fields.ts'
import { usualIce } from '#shop/advisers/hollow.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { Tag } from '#ui/tag.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { alternates } from '#web/shell/page/alternates.server.ts'
import { requireFeature } from '#web/shell/access/require-feature.server.ts'
import { Thumbnail } from '#web/shell/page/thumbnail.tsx'
import { m } from '#words/messages.js'
import { ownBoots } from '#web/parts/advisers/own-boots.server.ts'
import { Reasons } from '#web/parts/advisers/reasons.tsx'
import { useHistoryReturns } from '#web/shell/forms/use-history-returns.ts'
import type { Route } from './+types/blades-page.ts'
import { AnswerCard } from './answer-card.tsx'
import { answerBlade } from './answer-blade.server.ts'
import { readBladeTool } from './blade-tool-form.ts'
import { findBladeProducts, type BladeProducts } from './find-blade-products.server.ts'
import { isForSkill, skillOptions } from './skills.ts'
import { NoAnswerYet, ToolColumns } from './tool-columns.tsx'
import { toolMeta } from './tool-meta.ts'
import { ToolPage } from './tool-page.tsx'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  toolMeta({ title: m.tool_blades(), description: m.tool_blades_text() }, loaderData)

/** The blade finder. Its question is in the address, so that answers can be shared. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireFeature('advisers')
  cachePage('settings', 'catalogue')
  const boots = await ownBoots(db, requestLocale())
  const { typed, isAsked, problems, ask, own } = readBladeTool(new URL(request.url).searchParams, boots)
  const { answer, failed } = ask ? answerBlade(ask) : {}
  return {
    typed,
    isAsked,
    problems,
    boots: boots.map(({ id, name, discipline }) => ({ value: id, label: name, discipline })),
    systems: [...new Set(boots.flatMap(({ system }) => system ?? []))],
    answer: answer ?? null,
    failed: failed ?? null,
    shelf: ask && answer ? await findBladeProducts(ask, own) : null,
    addresses: alternates('/tools/blades'),
  }
}

export default function BladesPage({ loaderData }: Route.ComponentProps) {
  const { answer, failed, problems, shelf, addresses } = loaderData
  return (
    <ToolPage to="/tools/blades" title={m.tool_blades()} lead={m.tool_blades_lead()} canonical={addresses.canonical}>
      <ToolColumns
        form={<BladeForm key={useHistoryReturns()} loaderData={loaderData} />}
        answer={
          answer ? (
            <AnswerCard answer={answer} />
          ) : (
            <NoAnswerYet>
              {failed ?? (Object.keys(problems).length ? m.advice_mend() : m.tool_blades_first())}
            </NoAnswerYet>
          )
        }
      />
      {shelf && <Blades shelf={shelf} />}
    </ToolPage>
  )
}

function BladeForm({ loaderData: { typed, problems, boots, systems } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const [skill, setSkill] = useState(typed.skill ?? '')
  const [boot, setBoot] = useState(typed.boot ?? '')
  const offered = boots.filter(({ value, discipline }) => value === boot || isForSkill(discipline, skill))
  const changeSkill = (value: string) => {
    setSkill(value)
    if (!boots.some((one) => one.value === boot && isForSkill(one.discipline, value))) setBoot('')
  }
  const millimetres = (name: 'size' | 'outsole' | 'spacing', label: string, hint: string) => (
    <Field label={label} hint={hint} error={problems[name]}>
      <TextInput {...inputOf(adviserFields.figure, name)} defaultValue={typed[name]} end="mm" />
    </Field>
  )
  return (
    <Form action="/tools/blades#answer" noValidate className="@container grid gap-5">
      <SelectField
        label={m.advice_stiffness_skill()}
        name="skill"
        value={skill}
        onChange={({ currentTarget: { value } }) => changeSkill(value)}
        placeholder={m.advice_choose()}
        error={problems.skill}
        options={skillOptions()}
      />
      <SelectField
        label={m.advice_blade_boot()}
        name="boot"
        value={boot}
        onChange={({ currentTarget: { value } }) => setBoot(value)}
        error={problems.boot}
        options={[
          { value: '', label: m.advice_blade_boot_other() },
          ...offered.map(({ value, label }) => ({ value, label })),
        ]}
      />
      <div className="grid gap-5 @md:grid-cols-2">
        {millimetres('size', m.tool_blades_size(), m.tool_blades_size_hint())}
        {(!boot || problems.outsole) && millimetres('outsole', m.advice_blade_outsole(), m.tool_blades_outsole_hint())}
      </div>
      {!boot && skill.startsWith('hockey') && (
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
      {(!boot || problems.spacing) &&
        skill.startsWith('speed') &&
        millimetres('spacing', m.advice_blade_spacing(), m.advice_blade_spacing_hint())}
      <div className="grid gap-5 @md:grid-cols-2">
        <Field label={m.advice_stiffness_weight()} error={problems.weight}>
          <TextInput {...inputOf(adviserFields.weight)} defaultValue={typed.weight} end="kg" />
        </Field>
        <SelectField
          label={m.bundle_ice()}
          hint={m.bundle_ice_hint()}
          name="ice"
          defaultValue={typed.ice ?? usualIce}
          options={[
            { value: 'soft', label: m.bundle_ice_soft() },
            { value: 'normal', label: m.bundle_ice_normal() },
            { value: 'hard', label: m.bundle_ice_hard() },
          ]}
        />
      </div>
      <div>
        <Button type="submit">{m.tool_blades_ask()}</Button>
      </div>
    </Form>
  )
}

const Blades = ({ shelf: { fitting, unfit } }: { shelf: BladeProducts }) => (
  <>
    <section aria-labelledby="fitting" className="mt-12">
      <h2 id="fitting" className="type-h2">
        {m.tool_blades_fitting()}
      </h2>
      {fitting.length ? <BladeList blades={fitting} /> : <p className="mt-4">{m.tool_blades_none()}</p>}
    </section>
    {unfit.length > 0 && (
      <section aria-labelledby="unfit" className="mt-12">
        <h2 id="unfit" className="type-h2">
          {m.tool_blades_unfit()}
        </h2>
        <BladeList blades={unfit} />
      </section>
    )}
  </>
)

const BladeList = ({ blades }: { blades: BladeProducts['fitting'] }) => (
  <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
    {blades.map(({ id, name, picture, price, length, isThere, isDoubtful, said, to }) => (
      <li key={id} className="rounded-lg border border-line bg-surface p-5">
        <div className="flex items-center gap-4">
          <Thumbnail file={picture} px={72} />
          <div className="min-w-0">
            <Link to={to} className="type-card hover:underline">
              <ProductName name={name} />
            </Link>
            <p className="num text-muted">{[length, dong(price)].filter(Boolean).join(' · ')}</p>
          </div>
        </div>
        {length && (!isThere || isDoubtful) && (
          <p className="mt-2">
            <Tag tone={isThere ? 'amber' : 'neutral'} className="whitespace-normal">
              {isThere ? m.advice_blade_warn() : m.tool_blades_gone()}
            </Tag>
          </p>
        )}
        <Reasons title={m.advice_why()} reasons={said} />
      </li>
    ))}
  </ul>
)
