import { data } from 'react-router'
import { db } from '#platform/db.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import type { MenuPlan } from '#shop/settings/menu-plan.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { namesOfPages } from '#web/chrome/build-nav.server.ts'
import { findNavFacts } from '#web/chrome/find-nav.server.ts'
import { m } from '#words/messages.js'
import { afterMove, movedSearch, readMove, type Move } from '../form/read-move.ts'
import { settingsKeeper } from '../form/settings-keeper.server.ts'
import { wrongTo } from '../form/wrong-to.ts'
import { itemsOf, readMenus } from './read-menus.server.ts'

export const menuKeys = ['menus', 'menusDraft'] as const satisfies (keyof ShopSettings)[]
const verbs = ['save', 'publish', 'usual', 'discard', 'group']
const mostGroups = 8

/** Each button sends the whole form: a move is kept in the draft with all that was typed. */
export async function saveMenus(form: FormData, actor: Actor) {
  const intent = String(form.get('intent'))
  if (!verbs.includes(intent) && !readMove(intent)) throw data(null, { status: 400 })
  const keep = settingsKeeper({ at: '/admin/menus', keys: [...menuKeys], actor, form })
  if (intent === 'discard') return keep({ menusDraft: null }, '?done=discard')
  if (intent === 'usual') return keep({ menus: null, menusDraft: null }, '?done=usual')
  const names = namesOfPages(await findNavFacts(db, spokenLocale()))
  const { plan, errors, values, isFit } = await readMenus(form, names)
  if (Object.keys(errors).length) return wrongTo('save')({ errors, values })
  if (!isFit) throw data(null, { status: 400 })
  if (intent === 'publish') return keep({ menus: plan, menusDraft: null }, '?done=publish', values)
  if (intent === 'group') {
    if (plan.footer.length >= mostGroups)
      return wrongTo('save')({ refusal: m.menus_error_many({ max: mostGroups }), values })
    const own = { id: `own-${crypto.randomUUID().slice(0, 8)}`, column: 1 as const, items: [] }
    const title = { vi: m.menus_group_new({}, { locale: 'vi' }), en: m.menus_group_new({}, { locale: 'en' }) }
    return keep({ menusDraft: { ...plan, footer: [...plan.footer, { ...own, title }] } }, '?moved', values)
  }
  const move = readMove(intent)
  return keep({ menusDraft: move ? moved(plan, move) : plan }, move ? movedSearch(move) : '?done=save', values)
}

const moved = (plan: MenuPlan, move: Move): MenuPlan => {
  const after = <T>(list: string, rows: T[]) => (move.list === list ? afterMove(rows, move) : rows)
  return {
    header: after('header', plan.header),
    shop: after('shop', plan.shop),
    footer: after('groups', plan.footer).map((group) => ({ ...group, items: after(itemsOf(group.id), group.items) })),
  }
}
