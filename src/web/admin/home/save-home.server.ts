import { data } from 'react-router'
import { Refusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { homeBlock, isHomePart, maxBanners, defaultHome } from '#shop/settings/home-layout.ts'
import { findSettings } from '#shop/settings/queries.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { m } from '#words/messages.js'
import { applyMove, movedSearch, readMove, removedRow } from '#web/admin-kit/form/read-move.ts'
import {
  refuseUnseen,
  settingsDraftEditor,
  type SettingsChange,
} from '#web/admin-kit/form/settings-draft-editor.server.ts'
import { homeFields, homeShape } from './home-fields.ts'
import { readHome, type HomeDraft } from './read-home.server.ts'

const homeKeys = ['home', 'homeDraft', 'heroTitle', 'heroText'] as const satisfies (keyof ShopSettings)[]
const verbs = ['save', 'publish', 'usual', 'discard', 'banner']

/**
 * Every button except "discard" submits the whole form: moves and new banners are saved in the draft together with everything that was
 * typed.
 */
export async function saveHome(form: FormData, actor: Actor) {
  const intent = String(form.get('intent'))
  if (!verbs.includes(intent) && !readMove(intent)) throw data(null, { status: 400 })
  const keys = [...homeKeys]
  const saveDraft = settingsDraftEditor({ at: '/admin/home', keys, actor, form, fields: homeFields, shape: homeShape })
  return saveDraft(async (merged) => {
    if (intent === 'discard') {
      refuseUnseen(form, homeFields(await findSettings(db)), homeShape)
      return { changes: { homeDraft: null }, search: '?done=discard' }
    }
    const removedAt = removedRow(readMove(intent))
    const { draft, errors, values } = await readHome(merged, (at) => intent === 'usual' || at === removedAt)
    if (Object.keys(errors).length) return { rejected: { errors, values } }
    return changesBy(intent, draft)
  })
}

function changesBy(intent: string, draft: HomeDraft): SettingsChange {
  if (intent === 'usual') return { changes: { homeDraft: { ...draft, blocks: defaultHome() } }, search: '?done=usual' }
  if (intent === 'publish') {
    const { blocks: home, heroTitle, heroText } = draft
    return { changes: { home, heroTitle, heroText, homeDraft: null }, search: '?done=publish' }
  }
  if (intent === 'banner') return addBanner(draft)
  const move = readMove(intent)
  const blocks = move ? applyMove(draft.blocks, move) : draft.blocks
  if (blocks.length < draft.blocks.length && blocks.filter(({ id }) => isHomePart(id)).length < partsIn(draft))
    throw data(null, { status: 400 })
  return { changes: { homeDraft: { ...draft, blocks } }, search: move ? movedSearch(move) : '?done=save' }
}

function addBanner({ blocks: existing, ...hero }: HomeDraft): SettingsChange {
  if (existing.length - partsIn({ blocks: existing }) >= maxBanners)
    throw new Refusal('banners-full', m.home_error_banners, { max: maxBanners })
  const banner = homeBlock.parse({ id: `banner-${crypto.randomUUID().slice(0, 8)}`, isOn: false })
  return { changes: { homeDraft: { ...hero, blocks: [banner, ...existing] } }, search: '?moved=blocks:0:down' }
}

const partsIn = ({ blocks }: Pick<HomeDraft, 'blocks'>) => blocks.filter(({ id }) => isHomePart(id)).length
