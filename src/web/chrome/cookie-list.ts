import { m } from '#words/messages.js'

type Words = () => string

/** A thing that the shop keeps in somebody's browser. */
export type Kept = {
  /** As it stands in the browser; in live mode some carry `__Host-` in front. */
  name: string
  place: 'cookie' | 'storage' | 'tab'
  /** Needed for what the visitor asked for, a wish of theirs, or only after their consent. */
  kind: 'needed' | 'wish' | 'consent'
  purpose: Words
  lifetime: Words
}

/** The truth about cookies and storage, shown at /cookies. A new one that is not told here fails the check (cookie-list.test.ts). */
export const cookieList: Kept[] = [
  cookie('luot.session_token', m.cookie_session, () => m.cookie_hours({ count: 24 })),
  cookie('luot_in', m.cookie_in, () => m.cookie_hours({ count: 24 })),
  cookie('luot.two_factor', m.cookie_two_factor, () => m.cookie_minutes({ count: 10 })),
  cookie('luot.state', m.cookie_state, () => m.cookie_minutes({ count: 5 })),
  cookie('luot_signed_up', m.cookie_signed_up, () => m.cookie_hours({ count: 24 })),
  cookie('luot_device', m.cookie_device, () => m.cookie_days({ count: 365 })),
  cookie('luot_basket', m.cookie_basket, () => m.cookie_days({ count: 7 })),
  cookie('luot_orders', m.cookie_orders, () => m.cookie_days({ count: 30 })),
  { ...cookie('luot_lang', m.cookie_lang, () => m.cookie_days({ count: 365 })), kind: 'wish' },
  cookie('luot_consent', m.cookie_consent, () => m.cookie_days({ count: 180 })),
  stored('luot_cart', m.cookie_cart, () => m.cookie_hours({ count: 24 })),
  { ...stored('wishlist', m.cookie_wishlist, m.cookie_until_cleared), kind: 'wish' },
  { ...stored('luot_foot', m.cookie_foot, m.cookie_until_cleared), kind: 'wish' },
  stored('luot_session', m.cookie_session_record, m.cookie_until_sign_out),
  stored('luot_attempts', m.cookie_attempts, () => m.cookie_minutes({ count: 15 })),
  { ...stored('luot_switched', m.cookie_switched, m.cookie_until_tab), place: 'tab' },
  { ...stored('react-router-scroll-positions', m.cookie_scroll, m.cookie_until_tab), place: 'tab' },
]

function cookie(name: string, purpose: Words, lifetime: Words): Kept {
  return { name, place: 'cookie', kind: 'needed', purpose, lifetime }
}

function stored(name: string, purpose: Words, lifetime: Words): Kept {
  return { ...cookie(name, purpose, lifetime), place: 'storage' }
}
