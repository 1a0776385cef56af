import { data } from 'react-router'
import { Refusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import type { MenuPlan } from '#shop/settings/menu-plan.ts'
import { findSettings } from '#shop/settings/queries.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { namesOfPages, defaultMenuPlan } from '#web/shell/nav/build-nav.server.ts'
import { findNavFacts } from '#web/shell/nav/find-nav.server.ts'
import { m } from '#words/messages.js'
import { applyMove, movedSearch, readMove, type Move } from '#web/admin-kit/form/read-move.ts'
import {
  refuseUnseen,
  settingsDraftEditor,
  type SettingsChange,
} from '#web/admin-kit/form/settings-draft-editor.server.ts'
import { menuFields, menuShape } from './menu-fields.ts'
import { itemsOf, readMenus } from './read-menus.server.ts'
import { inAllLanguages } from '#kit/localized.ts'

const menuKeys = ['menus', 'menusDraft'] as const satisfies (keyof ShopSettings)[]
const verbs = ['save', 'publish', 'usual', 'discard', 'group']
const mostGroups = 8

/** Every button submits the whole form: a move is saved in the draft together with everything that was typed. */
export async function saveMenus(form: FormData, actor: Actor) {
  const intent = String(form.get('intent'))
  if (!verbs.includes(intent) && !readMove(intent)) throw data(null, { status: 400 })
  const facts = await findNavFacts(db, requestLocale())
  const fields = (settings: ShopSettings) => menuFields(settings, defaultMenuPlan(facts))
  const saveDraft = settingsDraftEditor({
    at: '/admin/menus',
    keys: [...menuKeys],
    actor,
    form,
    fields,
    shape: menuShape,
  })
  return saveDraft(async (merged) => {
    if (intent === 'discard' || intent === 'usual') {
      refuseUnseen(form, fields(await findSettings(db)), menuShape)
      const changes = intent === 'usual' ? { menus: null, menusDraft: null } : { menusDraft: null }
      return { changes, search: `?done=${intent}` }
    }
    const { plan, errors, values, isFit } = await readMenus(merged, namesOfPages(facts), readMove(intent))
    if (Object.keys(errors).length) return { rejected: { errors, values } }
    if (!isFit) throw data(null, { status: 400 })
    return changesBy(intent, plan)
  })
}

function changesBy(intent: string, plan: MenuPlan): SettingsChange {
  if (intent === 'publish') return { changes: { menus: plan, menusDraft: null }, search: '?done=publish' }
  if (intent === 'group') {
    if (plan.footer.length >= mostGroups) throw new Refusal('groups-full', m.menu_error_many, { max: mostGroups })
    const own = { id: `own-${crypto.randomUUID().slice(0, 8)}`, column: 1 as const, items: [] }
    const title = inAllLanguages(m.menu_group_new, {})
    return { changes: { menusDraft: { ...plan, footer: [...plan.footer, { ...own, title }] } }, search: '?moved' }
  }
  const move = readMove(intent)
  return { changes: { menusDraft: move ? moved(plan, move) : plan }, search: move ? movedSearch(move) : '?done=save' }
}

const moved = (plan: MenuPlan, move: Move): MenuPlan => {
  const after = <T>(list: string, rows: T[]) => (move.list === list ? applyMove(rows, move) : rows)
  return {
    header: after('header', plan.header),
    shop: after('shop', plan.shop),
    footer: after('groups', plan.footer).map((group) => ({ ...group, items: after(itemsOf(group.id), group.items) })),
  }
}
