import { redirect } from 'react-router'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/db.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { findSavedAt } from '#shop/settings/queries.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { wrongTo } from './wrong-to.ts'

type Desk = { at: string; keys: (keyof ShopSettings)[]; actor: Actor; form: FormData }

/** For a desk whose buttons all send its whole form: saves what one of them changes and leads back, or says why not and keeps what was typed. */
export const settingsKeeper =
  ({ at, keys, actor, form }: Desk) =>
  async (changes: Partial<ShopSettings>, search: string, values: Record<string, string> = {}) => {
    const { refusal } = await orRefusal(saveSettings(db, actor, changes, String(form.get('version') ?? '')))
    if (!refusal) return redirect(`${at}${search}`, 303)
    // Told once; who then saves again has seen what the other did.
    const version = (await findSavedAt(db, keys)).toISOString()
    return wrongTo('save')({ refusal: refusal.say(spokenLocale()), values: { ...values, version } })
  }
