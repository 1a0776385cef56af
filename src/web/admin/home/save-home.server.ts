import { data } from 'react-router'
import type { Actor } from '#shop/identity/actor.ts'
import { homeBlock, isPart, mostBanners, usualHome } from '#shop/settings/home-layout.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { m } from '#words/messages.js'
import { afterMove, movedSearch, readMove } from '../form/read-move.ts'
import { settingsKeeper } from '../form/settings-keeper.server.ts'
import { wrongTo } from '../form/wrong-to.ts'
import { readHome, type HomeDraft } from './read-home.server.ts'

export const homeKeys = ['home', 'homeDraft', 'heroTitle', 'heroText'] as const satisfies (keyof ShopSettings)[]
const verbs = ['save', 'publish', 'usual', 'discard', 'banner']

/** Everything but what is thrown away sends the whole form: moves and new banners are kept in the draft with all that was typed. */
export async function saveHome(form: FormData, actor: Actor) {
  const intent = String(form.get('intent'))
  if (!verbs.includes(intent) && !readMove(intent)) throw data(null, { status: 400 })
  const keep = settingsKeeper({ at: '/admin/home', keys: [...homeKeys], actor, form })
  if (intent === 'discard') return keep({ homeDraft: null }, '?done=discard')
  const { draft, errors, values } = await readHome(form)
  if (Object.keys(errors).length) return wrongTo('save')({ errors, values })
  if (intent === 'usual') return keep({ homeDraft: { ...draft, blocks: usualHome() } }, '?done=usual', values)
  if (intent === 'publish') {
    const { blocks: home, heroTitle, heroText } = draft
    return keep({ home, heroTitle, heroText, homeDraft: null }, '?done=publish', values)
  }
  if (intent === 'banner') return addBanner(draft)
  const move = readMove(intent)
  const blocks = move ? afterMove(draft.blocks, move) : draft.blocks
  if (blocks.length < draft.blocks.length && blocks.filter(({ id }) => isPart(id)).length < partsIn(draft))
    throw data(null, { status: 400 })
  return keep({ homeDraft: { ...draft, blocks } }, move ? movedSearch(move) : '?done=save', values)

  function addBanner({ blocks: held, ...hero }: HomeDraft) {
    if (held.length - partsIn({ blocks: held }) >= mostBanners)
      return wrongTo('save')({ refusal: m.home_error_banners({ max: mostBanners }), values })
    const banner = homeBlock.parse({ id: `banner-${crypto.randomUUID().slice(0, 8)}`, isOn: false })
    return keep({ homeDraft: { ...hero, blocks: [banner, ...held] } }, '?moved=blocks:0:down', values)
  }
}

const partsIn = ({ blocks }: Pick<HomeDraft, 'blocks'>) => blocks.filter(({ id }) => isPart(id)).length
