import { Form } from 'react-router'
import { Field } from '#ui/field.tsx'
import { Tag, type TagTone } from '#ui/tag.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from '../form/answer.ts'
import { SubmitButton } from '../form/submit-button.tsx'
import { Fold } from '../frame/fold.tsx'
import { Panel } from '../frame/panel.tsx'
import { groupWords } from './key-words.ts'
import type { KeyState, KeyView } from './read-key-views.server.ts'

const looks: Record<KeyState, { tone: TagTone; words: () => string }> = {
  environment: { tone: 'green', words: () => m.conf_key_environment() },
  kept: { tone: 'green', words: () => m.conf_key_kept() },
  unreadable: { tone: 'red', words: () => m.conf_key_unreadable() },
  'stand-in': { tone: 'brass', words: () => m.conf_key_stand_in() },
  none: { tone: 'neutral', words: () => m.conf_key_none() },
}

/** Keys go in and never come out again: what is kept shows its last letters at most. */
export function KeyPanel({ view: { group, state, since, fields }, answer }: { view: KeyView; answer?: Answer }) {
  const { name, note } = groupWords[group]
  const { errors } = answerTo(answer, `save:${group}`)
  const isOurs = state !== 'environment'
  return (
    <Panel title={name()} id={group} aside={<Tag tone={looks[state].tone}>{looks[state].words()}</Tag>}>
      <p className="text-muted">
        {note()}
        {since && isOurs && ` ${m.conf_key_since({ when: since })}`}
      </p>
      {isOurs && (
        <Fold
          summary={state === 'kept' || state === 'unreadable' ? m.conf_key_replace() : m.conf_key_enter()}
          open={Object.keys(errors).length > 0}
          look="link min-h-11 w-fit"
        >
          <Form method="post" noValidate autoComplete="off" key={since} className="grid gap-4 pt-1 md:grid-cols-2">
            {fields.map((field) => (
              <Field
                key={field.name}
                label={field.name}
                error={errors[field.name]}
                hint={field.ending && m.conf_key_ends({ ending: field.ending })}
              >
                <TextInput
                  name={field.name}
                  type="password"
                  autoComplete="new-password"
                  spellCheck={false}
                  maxLength={500}
                  required
                />
              </Field>
            ))}
            <div className="md:col-span-2">
              <SubmitButton intent={`save:${group}`} busyText={m.admin_busy()}>
                {m.conf_key_save()}
              </SubmitButton>
            </div>
          </Form>
        </Fold>
      )}
      {state !== 'none' && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Form method="post">
            <SubmitButton intent={`try:${group}`} busyText={m.conf_key_trying()} variant="outline">
              {m.conf_key_try()}
            </SubmitButton>
          </Form>
          {(state === 'kept' || state === 'unreadable') && (
            <Form method="post">
              <SubmitButton intent={`drop:${group}`} busyText={m.admin_busy()} variant="quiet">
                {m.conf_key_drop()}
              </SubmitButton>
            </Form>
          )}
        </div>
      )}
    </Panel>
  )
}
