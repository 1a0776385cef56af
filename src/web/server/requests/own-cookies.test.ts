import { describe, expect, test } from 'vitest'
import { inLiveShop } from '#test/in-shop.ts'
import { openOwnFiles } from '#test/own-settings.ts'
import { signUpMarkCookie, signUpMarkSeconds } from '#shop/identity/accounts/sign-up-mark.ts'
import { proofSeconds, type Purpose } from '#shop/identity/proof.ts'
import { deviceCookie } from '#web/shell/session/recognised-device.server.ts'
import { clearLinkToken } from '#web/account/auth/link-cookie.server.ts'
import { socialCookie } from '#web/account/auth/social/social-cookie.server.ts'
import { cartCookie, writeCookie } from '#web/shell/session/cart-cookie.server.ts'
import { choiceIn } from '#web/shell/consent/consent-choice.ts'
import { cookieList } from '#web/storefront/content/cookie-list.ts'
import { choseEnglish, languageCookie, languageCookieName } from '#web/shell/language/language-cookie.server.ts'
import { passCookie } from '#web/shell/order/order-pass.server.ts'
import { signedInCookie } from '#web/shell/session/signed-in-cookie.server.ts'
import { consentCookies, visitorIn } from '#web/shell/consent/visitor-cookie.server.ts'

openOwnFiles()

const someone = () => new Request('http://localhost/')
/** Each cookie that the shop writes itself; those of the sign-in library are tested in test/process/sessions.test.ts. */
const written = () => [
  signedInCookie(60),
  languageCookie('en'),
  ...consentCookies(null, 'yes', true).set,
  cartCookie(crypto.randomUUID()),
  passCookie(someone(), '261121-K7M2Q9XA'),
  deviceCookie(someone(), 'lan@example.com'),
  socialCookie('google', '', '/checkout', true),
  writeCookie(signUpMarkCookie(), 'x', signUpMarkSeconds),
  ...(Object.keys(proofSeconds) as Purpose[]).map(clearLinkToken),
]
const nameOf = (cookie: string) => cookie.split('=', 1)[0]!
const valueOf = (cookies: string[], name: string) => cookies.find((one) => nameOf(one) === name)!.split(';')[0]!

describe('the cookies of a live shop', () => {
  test('cookies begin with __Host-, are sent over TLS only, for the whole path, and name no other host', () => {
    const cookies = inLiveShop(written)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-luot_[a-z_]+=[^;]*; Path=\/;.*; Secure$/)
      expect(cookie).not.toMatch(/Domain/i)
    }
    const told = cookieList.filter(({ name, place }) => place === 'cookie' && name.startsWith('luot_'))
    expect(new Set(cookies.map((one) => nameOf(one).replace('__Host-', '')))).toEqual(
      new Set(told.map(({ name }) => name)),
    )
  })

  test('cookies are read under that name only, so that one planted by a neighbouring host is ignored', () => {
    inLiveShop(() => {
      const cookies = written()
      expect(languageCookieName()).toBe('__Host-luot_lang')
      expect(choseEnglish(valueOf(cookies, '__Host-luot_lang'))).toBe(true)
      expect(choseEnglish('luot_lang=en')).toBe(false)
      const mark = valueOf(cookies, '__Host-luot_visit')
      expect(visitorIn(`__Host-luot_consent=yes; ${mark}`)).toMatch(/^[\da-f-]{36}$/)
      expect(visitorIn(`__Host-luot_consent=yes; ${mark.replace('__Host-', '')}`)).toBeUndefined()
      expect(choiceIn('luot_consent=yes; __Host-luot_consent=no')).toBe('no')
    })
  })

  test('cookies have plain names in a demo shop, which has no TLS', () => {
    for (const cookie of written()) expect(cookie).toMatch(/^luot_[^;]*; Path=\/;(?!.*Secure)/)
  })
})
