import { useEffect, useRef } from 'react'
import { data, redirect, useLocation } from 'react-router'
import { verifyProviderKeys } from '#flows/payments/verify-provider-keys.ts'
import type { KeyCheck } from '#flows/payments/check-provider-keys.ts'
import { loadProviderKeys } from '#flows/payments/load-provider-keys.ts'
import { db } from '#platform/postgres/db.server.ts'
import { removeKeys } from '#shop/settings/remove-keys.ts'
import { groupOf, keyGroupNames, type KeyGroup } from '#shop/settings/key-groups.ts'
import { saveKeys } from '#shop/settings/save-keys.ts'
import { Notice } from '#ui/notice.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { KeyPanel } from './key-panel.tsx'
import { groupWords } from '#web/admin-kit/states/key-words.ts'
import { readKeys } from './keys-form.ts'
import { readKeyViews } from './read-key-views.server.ts'
import { SettingsFrame } from './settings-frame.tsx'
import type { Route } from './+types/keys-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.settings_keys() })

export async function loader({ url }: Route.LoaderArgs) {
  const done = (['saved', 'dropped'] as const).find((one) => one === url.searchParams.get('done'))
  return { views: await readKeyViews(db), done }
}

type KeysAnswer = Answer & { tested?: KeyCheck & { group: KeyGroup } }

export async function action({ request, context }: Route.ActionArgs) {
  const { actor } = context.get(adminContext)
  const form = await request.formData()
  const [intent, name] = String(form.get('intent')).split(':')
  const group = groupOf(name)
  if (!group) throw data(null, { status: 400 })
  if (intent === 'try')
    return { intent: `try:${group}`, tested: { ...(await verifyProviderKeys(db, group)), group } } satisfies KeysAnswer
  const view = (await readKeyViews(db)).find((one) => one.group === group)
  // Keys from the environment cannot be changed here.
  if (view?.state === 'environment') throw data(null, { status: 409 })
  if (intent === 'drop') {
    await removeKeys(db, actor, group)
    await loadProviderKeys(db)
    return redirect('/admin/settings/keys?done=dropped', 303)
  }
  if (intent !== 'save') throw data(null, { status: 400 })
  const { typedKeys, rejected } = readKeys(group, form)
  if (rejected) return data<KeysAnswer>({ intent: `save:${group}`, ...rejected }, { status: 422 })
  await saveKeys(db, actor, group, typedKeys)
  await loadProviderKeys(db)
  await verifyProviderKeys(db, group)
  return redirect('/admin/settings/keys?done=saved', 303)
}

const testWords: Record<KeyCheck['result'], () => string> = {
  right: () => m.settings_key_right(),
  wrong: () => m.settings_key_wrong(),
  silent: () => m.settings_key_silent(),
  passive: () => m.settings_key_passive(),
  keyless: () => m.settings_key_keyless(),
}

/** Takes the focus, because the tested panel may be far below. */
function TestNotice({ tested: { group, result, why } }: { tested: NonNullable<KeysAnswer['tested']> }) {
  const box = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  useEffect(() => box.current?.focus(), [key])
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-4 rounded-md">
      <Notice
        tone={result === 'right' ? 'success' : result === 'passive' || result === 'keyless' ? 'info' : 'error'}
        title={groupWords[group].name()}
      >
        {testWords[result]()}
        {why && result !== 'right' && (
          <span className="block text-muted [overflow-wrap:anywhere]">{m.settings_key_said({ why })}</span>
        )}
      </Notice>
    </div>
  )
}

export default function KeysPage({ loaderData: { views, done }, actionData }: Route.ComponentProps) {
  const answer = actionData as KeysAnswer | undefined
  const tested = answer?.tested
  return (
    <SettingsFrame title={m.settings_keys()} note={m.settings_keys_note()}>
      {tested ? (
        <TestNotice tested={tested} />
      ) : (
        <Outcome
          answer={answer}
          done={done ? { saved: m.settings_key_saved, dropped: m.settings_key_dropped }[done]() : undefined}
        />
      )}
      {keyGroupNames.map((group) => (
        <KeyPanel key={group} view={views.find((one) => one.group === group)!} answer={answer} />
      ))}
    </SettingsFrame>
  )
}
