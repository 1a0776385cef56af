import { inputOf } from '#kit/declare-fields.ts'
import { Tag, type TagTone } from '#ui/tag.tsx'
import { m } from '#words/messages.js'
import { ActionForm } from '#web/admin-kit/form/action-form.tsx'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { LineField } from '#web/admin-kit/form/fields.tsx'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { groupWords } from '#web/admin-kit/states/key-words.ts'
import type { KeysServer } from './keys-server-of.server.ts'
import type { KeyState, KeyView, KeyCheckView } from './read-key-views.server.ts'
import { keyFields } from './settings-fields.ts'

const looks: Record<KeyState, { tone: TagTone; words: () => string }> = {
  environment: { tone: 'neutral', words: () => m.settings_key_environment() },
  kept: { tone: 'neutral', words: () => m.settings_key_kept() },
  unreadable: { tone: 'red', words: () => m.settings_key_unreadable() },
  sandbox: { tone: 'brass', words: () => m.settings_key_sandbox() },
  none: { tone: 'neutral', words: () => m.settings_key_none() },
}

type Proof = KeyCheckView['state']
const proofLooks: Record<Proof, { tone: TagTone; words: () => string }> = {
  untested: { tone: 'neutral', words: () => m.settings_key_proof_untested() },
  proven: { tone: 'green', words: () => m.settings_key_proof_proven() },
  refused: { tone: 'red', words: () => m.settings_key_proof_refused() },
  unreached: { tone: 'red', words: () => m.settings_key_proof_unreached() },
  away: { tone: 'red', words: () => m.settings_key_proof_away() },
}

/** The provider's answer to the keys, since when, and whether customers see the payment method. */
function proofWords({ state, when }: KeyCheckView, pays: boolean) {
  if (state === 'proven') return m.settings_key_proof_proven_at({ when })
  if (state === 'untested') return pays ? m.settings_key_proof_untested_pays() : ''
  if (state === 'refused')
    return pays ? m.settings_key_proof_refused_pays({ when }) : m.settings_key_proof_refused_since({ when })
  if (state === 'away' && pays) return m.settings_key_proof_away_since({ when })
  return pays ? m.settings_key_proof_unreached_pays({ when }) : m.settings_key_proof_unreached_since({ when })
}

const placeWords: Record<KeysServer['kind'], (inputs: { host: string }) => string> = {
  sandbox: m.settings_key_place_sandbox,
  production: m.settings_key_place_production,
  other: m.settings_key_place_other,
}

const StateTags = ({ state, proof }: Pick<KeyView, 'state' | 'proof'>) => (
  <span className="flex flex-wrap gap-2">
    <Tag tone={looks[state].tone}>{looks[state].words()}</Tag>
    {proof && <Tag tone={proofLooks[proof.state].tone}>{proofLooks[proof.state].words()}</Tag>}
  </span>
)

/** Keys can be entered but never read again: a stored key shows its last letters at most. */
export function KeyPanel({ view, answer }: { view: KeyView; answer?: Answer }) {
  const { group, state, since, fields, proof, server, pays } = view
  const { name, note } = groupWords[group]
  const intent = `save:${group}`
  const isOurs = state !== 'environment'
  return (
    <Panel title={name()} id={group} aside={<StateTags state={state} proof={proof} />}>
      <p className="text-muted">
        {note()}
        {since && isOurs && ` ${m.settings_key_since({ when: since })}`}
      </p>
      {server && <p className="mt-1">{placeWords[server.kind]({ host: server.host })}</p>}
      {proof && <p className="mt-1">{proofWords(proof, pays)}</p>}
      {isOurs && (
        <Collapsible
          summary={state === 'kept' || state === 'unreadable' ? m.settings_key_replace() : m.settings_key_enter()}
          open={answer?.intent === intent}
          summaryClass="link min-h-11 w-fit"
        >
          <ActionForm
            key={since}
            intent={intent}
            answer={answer}
            button={m.settings_key_save()}
            autoComplete="off"
            className="grid gap-4 pt-1 md:grid-cols-2"
          >
            {fields.map(({ name: key, ending }) => (
              <LineField
                key={key}
                {...inputOf(keyFields.key, key)}
                label={key}
                hint={ending && m.settings_key_ends({ ending })}
                spellCheck={false}
              />
            ))}
          </ActionForm>
        </Collapsible>
      )}
      {state !== 'none' && state !== 'sandbox' && (
        <div className="mt-2 flex flex-wrap gap-2">
          <ActionForm
            intent={`try:${group}`}
            answer={answer}
            button={m.settings_key_try()}
            busyText={m.settings_key_trying()}
            variant="outline"
          />
          {(state === 'kept' || state === 'unreadable') && (
            <ActionForm intent={`drop:${group}`} answer={answer} button={m.settings_key_drop()} variant="quiet" />
          )}
        </div>
      )}
    </Panel>
  )
}
