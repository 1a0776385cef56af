import { formatDateTime } from '#kit/clock.ts'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/db.server.ts'
import { env } from '#platform/env.server.ts'
import { findContact, type Contact } from '#shop/identity/find-contact.ts'
import { newAddressPath } from '#shop/identity/new-address.ts'
import { openProof } from '#shop/identity/proof.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { m } from '#words/messages.js'
import { givenName } from './given-name.ts'
import type { AccountMailKind } from './mail-kind.ts'
import { sayAnswered } from './say-answered.ts'
import type { AccountMailContent } from './mails/account-mail.tsx'

export type AccountMail = {
  kind: AccountMailKind
  to: string
  locale: Locale
  facts: Record<string, string>
  createdAt: Date
}
type Said = {
  subject: string
  title: string
  text: string
  action?: { label: string; link: string }
  why?: string
}

/** What a letter about an account says, and the link it opens, made at this moment; nothing when there is nobody to write to, or nothing to say. */
export async function writeAccountMail(db: Db, mail: AccountMail, settings: ShopSettings) {
  const { locale } = mail
  const person = await findContact(db, mail.to)
  const said = await speech[mail.kind]({ db, mail, person, shop: settings.name, options: { locale } })
  if (!said) return
  const { subject, ...rest } = said
  const content: AccountMailContent = {
    ...rest,
    locale,
    shop: { name: settings.name, phone: settings.phone },
    greeting: person && m.mail_hello({ name: givenName(person.name, locale) }, { locale }),
  }
  return { subject, content }
}

type Case = { db: Db; mail: AccountMail; person?: Contact; shop: string; options: { locale: Locale } }
type Speech = (one: Case) => Promise<Said | undefined> | Said | undefined

const pathTo = ({ options: { locale } }: Pick<Case, 'options'>, path: string) =>
  `${env.BASE_URL}${locale === 'en' ? '/en' : ''}${path}`
const resetPath = '/auth?tab=reset-password'
const timeOf = ({ mail, options }: Case) => formatDateTime(mail.createdAt, options.locale)

const speech: Record<AccountMailKind, Speech> = {
  'confirm-address': async (one) => {
    const { db, person, shop, options } = one
    if (!person || person.isConfirmed) return
    return {
      subject: m.mail_confirm_subject({ shop }, options),
      title: m.mail_confirm_title({}, options),
      text: m.mail_confirm_text({}, options),
      action: {
        label: m.mail_confirm_button({}, options),
        link: pathTo(one, `/auth/confirm?token=${await openProof(db, 'confirm-address', person.id)}`),
      },
    }
  },
  'already-registered': (one) => ({
    subject: m.mail_known_subject({ shop: one.shop }, one.options),
    title: m.mail_known_title({}, one.options),
    text: m.mail_known_text({}, one.options),
    action: { label: m.mail_known_button({}, one.options), link: pathTo(one, '/auth') },
  }),
  'reset-password': async (one) => {
    const { db, mail, person, shop, options } = one
    if (!person) return
    const token = await openProof(db, 'reset-password', person.id)
    const mode = mail.facts.mode === 'admin' ? '&mode=admin' : ''
    return {
      subject: m.mail_reset_subject({ shop }, options),
      title: m.mail_reset_title({}, options),
      text: m.mail_reset_text({}, options),
      action: { label: m.mail_reset_button({}, options), link: pathTo(one, `${resetPath}${mode}&token=${token}`) },
    }
  },
  'password-changed': (one) => ({
    subject: m.mail_password_subject({ shop: one.shop }, one.options),
    title: m.mail_password_title({}, one.options),
    text: m.mail_password_text({ time: timeOf(one) }, one.options),
    action: resetAction(one),
  }),
  'confirm-new-address': (one) => ({
    subject: m.mail_new_address_subject({ shop: one.shop }, one.options),
    title: m.mail_new_address_title({}, one.options),
    text: m.mail_new_address_text({}, one.options),
    action: {
      label: m.mail_new_address_button({}, one.options),
      link: pathTo(one, newAddressPath(one.mail.facts.requestId ?? '', one.mail.to)),
    },
  }),
  'address-changed': (one) => ({
    subject: m.mail_moved_subject({ shop: one.shop }, one.options),
    title: m.mail_moved_title({}, one.options),
    text: m.mail_moved_text({ time: timeOf(one) }, one.options),
  }),
  'question-answered': ({ db, mail, shop }) => sayAnswered(db, mail, shop),
  'two-factor-changed': (one) => (one.mail.facts.isOn === 'false' ? factorOff(one) : factorOn(one)),
}

const resetAction = (one: Case) => ({
  label: m.mail_password_button({}, one.options),
  link: pathTo(one, resetPath),
})

const factorOn = (one: Case): Said => ({
  subject: m.mail_factor_on_subject({ shop: one.shop }, one.options),
  title: m.mail_factor_on_title({}, one.options),
  text: m.mail_factor_on_text({ time: timeOf(one) }, one.options),
  action: resetAction(one),
})

const factorOff = (one: Case): Said => ({
  subject: m.mail_factor_off_subject({ shop: one.shop }, one.options),
  title: m.mail_factor_off_title({}, one.options),
  text: m.mail_factor_off_text({ time: timeOf(one) }, one.options),
  action: resetAction(one),
})
