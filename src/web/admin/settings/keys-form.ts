import { readEnv } from '#platform/env.server.ts'
import { keyNamesOf, type KeyGroup } from '#shop/settings/key-groups.ts'
import { m } from '#words/messages.js'
import type { Rejected } from '#web/admin-kit/form/read-form.ts'
import { keyFields } from './settings-fields.ts'

type Read = { typedKeys: Record<string, string>; rejected?: undefined } | { typedKeys?: undefined; rejected: Rejected }

/**
 * Parses all keys of a provider, or returns one error per field; typed keys are never sent back. The rules are those of the environment
 * variables.
 */
export function readKeys(group: KeyGroup, form: FormData): Read {
  const typedKeys = Object.fromEntries(keyNamesOf(group).map((name) => [name, String(form.get(name) ?? '').trim()]))
  const errors: Record<string, string> = {}
  for (const [name, key] of Object.entries(typedKeys)) {
    if (!key) errors[name] = m.settings_key_error_empty()
    else if (key.length > keyFields.key.max || /\s/.test(key)) errors[name] = m.settings_key_error_form()
  }
  if (!Object.keys(errors).length) {
    const invalidName = wrongName(typedKeys)
    if (invalidName) errors[invalidName] = m.settings_key_error_form()
  }
  return Object.keys(errors).length ? { rejected: { errors, values: {} } } : { typedKeys }
}

/** The key that readEnv refuses. */
function wrongName(typedKeys: Record<string, string>) {
  try {
    readEnv({ SHOP_MODE: 'demo', ...typedKeys })
    return undefined
  } catch (error) {
    const text = error instanceof Error ? error.message : ''
    return Object.keys(typedKeys).find((name) => text.includes(name)) ?? Object.keys(typedKeys)[0]
  }
}
