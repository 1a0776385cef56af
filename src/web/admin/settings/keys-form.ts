import { readEnv } from '#platform/env.server.ts'
import { keyNamesOf, type KeyGroup } from '#shop/settings/key-groups.ts'
import { m } from '#words/messages.js'
import type { Rejected } from '#web/admin-kit/form/read-form.ts'
import { keyFields } from './settings-fields.ts'

type Read = { given: Record<string, string>; rejected?: undefined } | { given?: undefined; rejected: Rejected }

/**
 * Parses all keys of a provider, or returns one error per field; typed keys are never sent back. The rules are those of the environment
 * variables.
 */
export function readKeys(group: KeyGroup, form: FormData): Read {
  const given = Object.fromEntries(keyNamesOf(group).map((name) => [name, String(form.get(name) ?? '').trim()]))
  const errors: Record<string, string> = {}
  for (const [name, key] of Object.entries(given)) {
    if (!key) errors[name] = m.settings_key_error_empty()
    else if (key.length > keyFields.key.max || /\s/.test(key)) errors[name] = m.settings_key_error_form()
  }
  if (!Object.keys(errors).length) {
    const wrong = wrongName(given)
    if (wrong) errors[wrong] = m.settings_key_error_form()
  }
  return Object.keys(errors).length ? { rejected: { errors, values: {} } } : { given }
}

/** The key that readEnv refuses. */
function wrongName(given: Record<string, string>) {
  try {
    readEnv({ SHOP_MODE: 'demo', ...given })
    return undefined
  } catch (error) {
    const said = error instanceof Error ? error.message : ''
    return Object.keys(given).find((name) => said.includes(name)) ?? Object.keys(given)[0]
  }
}
