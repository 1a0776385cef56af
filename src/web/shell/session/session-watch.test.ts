import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Me } from './me.ts'
import { watchSession } from './session-watch.ts'

const lan: Me = { id: 'lan', name: 'Lan', email: 'lan@example.com', picture: null, isAdmin: true, isModerator: false }
const refresh = () => Promise.resolve(null)

/** The security page of Lan in a browser, with the hint cookie that a sign-in left. `forms`: selectors that match on it. */
function openPage({ forms = [] }: { forms?: string[] } = {}) {
  const assign = vi.fn<(path: string) => void>()
  vi.stubGlobal('document', { cookie: 'luot_in=1', querySelector: (one: string) => (forms.includes(one) ? {} : null) })
  vi.stubGlobal('location', { pathname: '/profile/security', search: '', assign })
  return assign
}

afterEach(() => void vi.unstubAllGlobals())

describe('the end of a session that the live stream reports', () => {
  test('leads a personal page to sign-in', () => {
    const assign = openPage()
    watchSession({ me: null, before: lan, refresh, hint: '1' })
    expect(assign).toHaveBeenCalledWith(`/auth?next=${encodeURIComponent('/profile/security')}`)
  })

  test('is ignored while a form of the page replaces the session: its response brings the new one', () => {
    const assign = openPage({ forms: ['[data-replaces-session]'] })
    watchSession({ me: null, before: lan, refresh, hint: '1' })
    expect(assign).not.toHaveBeenCalled()
    expect(document.cookie).toBe('luot_in=1')
  })
})
