import { data, redirect } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { db } from '#platform/postgres/db.server.ts'
import { textError } from '#platform/forms/field-schema.ts'
import { versionMarkOf } from '#platform/forms/refuse-changed.server.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { listSynonymGroups, removeSynonyms, saveSynonyms } from '#shop/search/phrases/save-synonyms.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { ActionForm } from '#web/admin-kit/form/action-form.tsx'
import { AreaField } from '#web/admin-kit/form/fields.tsx'
import { MergedForm } from '#web/admin-kit/form/merged-form.tsx'
import { readDoneParam } from '#web/admin-kit/form/read-done-param.ts'
import { saveMerged, versionOf } from '#web/admin-kit/form/merge-form.server.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { SendButton } from '#web/admin-kit/form/send-button.tsx'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import type { Route } from './+types/synonyms-page.ts'
import { synonymFields, makerFields } from './synonym-fields.ts'
import { fold } from '#kit/fold.ts'
import type { Actor } from '#shop/identity/actor.ts'
import type { OtherMaker } from '#shop/settings/other-makers.ts'
import { saveMergedSettings } from '#web/admin-kit/form/save-merged-settings.server.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.search_synonym_title() })

const doneWords = {
  save: () => m.search_synonym_saved(),
  remove: () => m.search_synonym_removed(),
  makers: () => m.search_synonym_makers_saved(),
}

export async function loader({ url }: Route.LoaderArgs) {
  const makers = makerLines(await findSettings(db))
  return {
    groups: (await listSynonymGroups(db)).map((group) => ({ ...group, version: versionOf(phraseFields(group)) })),
    makers: { ...makers, version: versionOf(makers) },
    done: readDoneParam(doneWords, url),
  }
}

/** `save:<id>` changes a group; `save:same` and `save:ignored` add one. */
export async function action({ request, context }: Route.ActionArgs) {
  const { actor } = context.get(adminContext)
  const form = await request.formData()
  const intent = String(form.get('intent'))
  if (intent === 'save:makers') {
    const { failure } = await saveMakers(form, actor)
    return failure
      ? data<Answer>({ intent, ...failure }, { status: 422 })
      : redirect('/admin/synonyms?done=makers', 303)
  }
  const [, verb, groupId = ''] = /^(save|remove):(\d{1,9}|same|ignored)$/.exec(intent) ?? []
  if (!verb) throw data(null, { status: 400 })
  const saved = (await listSynonymGroups(db)).find(({ id }) => String(id) === groupId)
  if (verb === 'remove') {
    if (saved) await removeSynonyms(db, actor, saved.id)
    return redirect('/admin/synonyms?done=remove', 303)
  }
  const { failure, refusal } = await saveMerged({
    form,
    read: async () => (await listSynonymGroups(db)).find(({ id }) => String(id) === groupId),
    fields: (group) => (group ? phraseFields(group) : {}),
    async save(merged, group) {
      const typed = String(merged.get('phrases') ?? '')
      const error = textError(synonymFields.phrases, typed)
      if (error) return { rejected: { errors: { phrases: error }, values: { phrases: typed } } }
      const phrases = typed.split(',')
      const kind = group?.kind ?? (groupId === 'ignored' ? 'ignored' : 'same')
      const id = /^\d/.test(groupId) ? Number(groupId) : undefined
      return {
        done: await saveSynonyms(db, actor, {
          id,
          kind,
          phrases,
          expectedVersion: group && versionMarkOf(group.phrases),
        }),
      }
    },
  })
  if (!failure) return redirect('/admin/synonyms?done=save', 303)
  const { conflicts, values } = failure
  if (conflicts) return data<Answer>({ intent, conflicts, values }, { status: 422 })
  const errors = { phrases: failure.errors?.phrases ?? failure.refusal ?? '' }
  // If somebody else removed the group, the typed words are offered as a new group.
  const isGone = refusal?.code === 'synonyms-gone'
  return data<Answer>({ intent: isGone ? 'save:same' : intent, errors, values }, { status: 422 })
}

const phraseFields = ({ phrases }: { phrases: string[] }) => ({ phrases: phrases.join(', ') })

export default function SynonymsPage({ loaderData: { groups, makers, done }, actionData }: Route.ComponentProps) {
  const of = (kind: 'same' | 'ignored') => groups.filter((group) => group.kind === kind)
  return (
    <>
      <PageHead title={m.search_synonym_title()} note={m.search_synonym_note()} />
      <div className="grid max-w-200 gap-5">
        <Outcome answer={actionData} done={done && doneWords[done]()} />
        <Panel title={m.search_synonym_same()}>
          <p className="mb-4 text-muted">{m.search_synonym_same_text()}</p>
          <ul className="grid gap-3">
            {of('same').map(({ id, phrases, version }) => (
              <li key={`${id}:${phrases.join()}`}>
                <GroupForm groupId={String(id)} {...{ phrases, version }} answer={actionData} />
              </li>
            ))}
          </ul>
          <h3 className="type-label mt-6 mb-2 text-ink">{m.search_synonym_new()}</h3>
          <GroupForm key={`same:${groups.length}`} groupId="same" answer={actionData} />
        </Panel>
        <Panel title={m.search_synonym_ignored()}>
          <p className="mb-4 text-muted">{m.search_synonym_ignored_text()}</p>
          <ul className="grid gap-3">
            {of('ignored').map(({ id, phrases, version }) => (
              <li key={`${id}:${phrases.join()}`}>
                <GroupForm groupId={String(id)} {...{ phrases, version }} answer={actionData} />
              </li>
            ))}
          </ul>
          {!of('ignored').length && <GroupForm groupId="ignored" answer={actionData} />}
        </Panel>
        <MakersPanel {...makers} answer={actionData} />
      </div>
    </>
  )
}

type GroupProps = { groupId: string; phrases?: string[]; version?: string; answer?: Answer }

function GroupForm({ groupId, phrases, version, answer }: GroupProps) {
  const sent = answerTo(answer, `save:${groupId}`)
  const { errors, values } = sent
  const name = phrases?.[0] ?? ''
  return (
    <MergedForm
      version={version}
      answer={sent}
      labels={{ phrases: m.search_synonym_phrases() }}
      className="flex flex-wrap items-start gap-2"
    >
      <Field
        label={phrases ? m.search_synonym_group({ name }) : m.search_synonym_phrases()}
        labelHidden
        error={errors.phrases}
        className="min-w-0 flex-[1_1_16rem]"
      >
        <TextInput
          {...inputOf(synonymFields.phrases)}
          placeholder={phrases ? undefined : m.search_synonym_example()}
          defaultValue={values.phrases ?? phrases?.join(', ')}
        />
      </Field>
      <div className="flex items-start gap-2">
        <SendButton
          name="intent"
          value={`save:${groupId}`}
          size="sm"
          variant="outline"
          busyText={m.admin_editor_saving()}
        >
          {phrases ? m.admin_editor_save() : m.category_do_new()}
        </SendButton>
        {phrases && (
          <SendButton
            name="intent"
            value={`remove:${groupId}`}
            size="sm"
            variant="quiet"
            className="min-h-12"
            aria-label={m.search_synonym_remove({ name })}
          >
            {m.redirect_do_remove()}
          </SendButton>
        )}
      </div>
    </MergedForm>
  )
}

type Props = { makers: string; version: string; answer?: Answer }

/** Brands that shoppers search for and the shop does not sell: the search page says so and links to similar products. */
const MakersPanel = ({ makers, version, answer }: Props) => (
  <Panel title={m.search_synonym_makers()}>
    <p className="mb-4 text-muted">{m.search_synonym_makers_text()}</p>
    <ActionForm
      intent="save:makers"
      {...{ answer, version }}
      saved={{ makers }}
      labels={{ makers: m.search_synonym_makers() }}
      button={m.admin_editor_save()}
      busyText={m.admin_editor_saving()}
      variant="outline"
    >
      <AreaField {...inputOf(makerFields.makers)} labelHidden hint={m.search_synonym_makers_hint()} rows={10} />
    </ActionForm>
  </Panel>
)

type MakerSettings = { otherMakers: OtherMaker[] }

const makerLines = ({ otherMakers }: MakerSettings) => ({
  makers: otherMakers.map(({ name, near }) => `${name}: ${near}`).join('\n'),
})

const saveMakers = (form: FormData, actor: Actor) =>
  saveMergedSettings({ form, keys: ['otherMakers'], actor, fields: makerLines, parse: readMakers })

function readMakers(form: FormData) {
  const typed = String(form.get('makers') ?? '')
  const rejected = (makers: string) => ({ rejected: { errors: { makers }, values: { makers: typed } } })
  const error = textError(makerFields.makers, typed)
  if (error) return rejected(error)
  const otherMakers: OtherMaker[] = []
  for (const [at, line] of typed.split('\n').entries()) {
    if (!line.trim()) continue
    const [name = '', near = ''] = line.split(/:(.*)/).map((part) => part.trim())
    if (!fold(name) || !fold(near)) return rejected(m.search_synonym_maker_wrong({ line: at + 1 }))
    otherMakers.push({ name, near })
  }
  return { value: { otherMakers } }
}
