import { countMessage } from '#kit/count-message.ts'
import type { Locale } from '#kit/localized.ts'
import { m } from '#words/messages.js'

type Words = (facts?: object, options?: { locale?: Locale }) => string

/** A thing that the shop keeps in somebody's browser. */
export type BrowserItem = {
  /** As it stands in the browser; in live mode each cookie carries `__Host-` in front. */
  name: string
  place: 'cookie' | 'storage' | 'tab' | 'copies'
  /** Needed for what the visitor asked for, a wish of theirs, or only after their consent. */
  kind: 'needed' | 'wish' | 'consent'
  purpose: Words
  lifetime: Words
}

const minutes =
  (count: number): Words =>
  (_, options) =>
    countMessage(count, [m.cookie_minutes_one, m.cookie_minutes], options)
const hours =
  (count: number): Words =>
  (_, options) =>
    countMessage(count, [m.cookie_hours_one, m.cookie_hours], options)
const days =
  (count: number): Words =>
  (_, options) =>
    countMessage(count, [m.cookie_days_one, m.cookie_days], options)

/** The truth about cookies and storage, shown at /cookies. A new one that is missing here fails the check (cookie-list.test.ts). */
export const cookieList: BrowserItem[] = [
  cookie('luot.session_token', m.cookie_session, m.cookie_while_used),
  cookie('luot_in', m.cookie_in, m.cookie_while_used),
  cookie('luot.two_factor', m.cookie_two_factor, minutes(10)),
  cookie('luot.state', m.cookie_state, minutes(5)),
  cookie('luot_social', m.cookie_social, minutes(10)),
  cookie('luot_confirm_address', m.cookie_confirm_address, hours(24)),
  cookie('luot_reset_password', m.cookie_reset_password, minutes(10)),
  cookie('luot_staff_invite', m.cookie_staff_invite, days(7)),
  cookie('luot_signed_up', m.cookie_signed_up, hours(24)),
  cookie('luot_device', m.cookie_device, days(365)),
  cookie('luot_basket', m.cookie_basket, hours(24)),
  cookie('luot_orders', m.cookie_orders, days(30)),
  { ...cookie('luot_lang', m.cookie_lang, days(365)), kind: 'wish' },
  cookie('luot_consent', m.cookie_consent, days(180)),
  { ...cookie('luot_visit', m.cookie_visit, days(180)), kind: 'consent' },
  stored('luot_cart', m.cookie_cart, hours(24)),
  stored('luot_cart_emptied', m.cookie_cart_emptied, m.cookie_until_sent),
  { ...stored('luot_saved', m.cookie_saved, m.cookie_until_cleared), kind: 'wish' },
  { ...stored('wishlist', m.cookie_wishlist, m.cookie_until_cleared), kind: 'wish' },
  stored('wishlist_of', m.cookie_wishlist_of, m.cookie_until_sign_out),
  { ...stored('luot_foot', m.cookie_foot, m.cookie_until_cleared), kind: 'wish' },
  { ...stored('luot_searches', m.search_kept, m.cookie_until_cleared), kind: 'wish' },
  { ...stored('luot_seen', m.product_seen_kept, m.cookie_until_cleared), kind: 'wish' },
  { ...stored('luot_size', m.product_size_kept, m.cookie_until_cleared), kind: 'wish' },
  { ...stored('luot_province', m.delivery_kept, m.cookie_until_cleared), kind: 'wish' },
  { ...stored('luot_compare', m.compare_kept, m.cookie_until_cleared), kind: 'wish' },
  { ...stored('luot_single_keys', m.cookie_single_keys, m.cookie_until_cleared), kind: 'wish' },
  stored('luot_session', m.cookie_session_record, m.cookie_until_sign_out),
  stored('luot_login_attempts', m.cookie_attempts, minutes(15)),
  copied('luot-files', m.cookie_copied_files),
  copied('luot-pages', m.cookie_copied_pages),
  inTab('luot_signing_in', m.cookie_signing_in),
  inTab('luot_recent', m.cookie_recent),
  inTab('luot_switched', m.cookie_switched),
  inTab('luot_typed', m.cookie_typed),
  inTab('luot_unsent', m.cookie_unsent),
  inTab('luot_checkout', m.cookie_checkout),
  inTab('luot_cart_unsent', m.cookie_cart_unsent),
  inTab('luot_wishes_unsent', m.cookie_wishes_unsent),
  inTab('luot_reloaded', m.cookie_reloaded),
  inTab('react-router-scroll-positions', m.cookie_scroll),
]

function cookie(name: string, purpose: Words, lifetime: Words): BrowserItem {
  return { name, place: 'cookie', kind: 'needed', purpose, lifetime }
}

function stored(name: string, purpose: Words, lifetime: Words): BrowserItem {
  return { ...cookie(name, purpose, lifetime), place: 'storage' }
}

function inTab(name: string, purpose: Words): BrowserItem {
  return { ...cookie(name, purpose, m.cookie_until_tab), place: 'tab' }
}

/** By the service worker (src/web/offline); the version of the site follows the name. */
function copied(name: string, purpose: Words): BrowserItem {
  return { ...cookie(name, purpose, m.cookie_until_renewed), place: 'copies' }
}
