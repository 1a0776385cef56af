import { formatDateTime } from '#kit/clock.ts'
import type { Locale } from '#kit/localized.ts'
import { linkIn } from '#platform/link-in.server.ts'
import type { Contact } from '#shop/identity/accounts/find-contact.ts'
import { emailChangePath } from '#shop/identity/accounts/new-email.ts'
import type { Purpose } from '#shop/identity/proof.ts'
import { m } from '#words/messages.js'
import { answeredEmail, type AnsweredQuestion } from './answered-email.ts'
import { stockHoldEmail } from './stock-hold-email.ts'
import { inquiryEmail, inquiryReplyEmail, type EmailInquiry } from './inquiry-email.ts'
import type { AccountEmailKind } from '../email-kind.ts'

export type AccountEmailFacts = {
  kind: AccountEmailKind
  to: string
  locale: Locale
  facts: Record<string, string>
  createdAt: Date
}
type AccountEmailText = {
  subject: string
  title: string
  text: string
  action?: { label: string; link: string }
  why?: string
}

/** The facts for the texts: the recipient, and a function that makes the secret of a link at this moment. */
export type AccountEmailCase = {
  mail: AccountEmailFacts
  person?: Contact
  shop: string
  options: { locale: Locale }
  prove: (kind: Purpose, userId: string) => Promise<string>
  /** Whether the invitation is still valid. */
  isInvited: (inviteId: string) => Promise<boolean>
  findAnswered: () => Promise<AnsweredQuestion | undefined>
  findInquiry: () => Promise<EmailInquiry | undefined>
}
type Case = AccountEmailCase
type EmailText = AccountEmailText
type TextWriter = (one: Case) => Promise<EmailText | undefined> | EmailText | undefined

const pathTo = ({ options: { locale } }: Pick<Case, 'options'>, path: string) => linkIn(locale, path)
const resetPath = '/auth?tab=reset-password'
const timeOf = ({ mail, options }: Case) => formatDateTime(mail.createdAt, options.locale)

/** The texts of each account email; undefined if there is no recipient. */
export const accountEmailTexts: Record<AccountEmailKind, TextWriter> = {
  'confirm-address': async (one) => {
    const { prove, person, shop, options } = one
    if (!person || person.isConfirmed) return
    return {
      subject: m.email_confirm_subject({ shop }, options),
      title: m.email_confirm_title({}, options),
      text: m.email_confirm_text({}, options),
      action: {
        label: m.email_confirm_button({}, options),
        link: pathTo(one, `/auth/confirm?token=${await prove('confirm-address', person.id)}`),
      },
    }
  },
  'already-registered': (one) => ({
    subject: m.email_known_subject({ shop: one.shop }, one.options),
    title: m.email_known_title({}, one.options),
    text: m.email_known_text({}, one.options),
    action: { label: m.email_known_button({}, one.options), link: pathTo(one, '/auth') },
  }),
  'reset-password': async (one) => {
    const { prove, mail, person, shop, options } = one
    if (!person) return
    const token = await prove('reset-password', person.id)
    const mode = mail.facts.mode === 'admin' ? '&mode=admin' : ''
    return {
      subject: m.email_reset_subject({ shop }, options),
      title: m.email_reset_title({}, options),
      text: m.email_reset_text({}, options),
      action: { label: m.email_reset_button({}, options), link: pathTo(one, `${resetPath}${mode}&token=${token}`) },
    }
  },
  'password-changed': (one) => ({
    subject: m.email_password_subject({ shop: one.shop }, one.options),
    title: m.email_password_title({}, one.options),
    text: m.email_password_text({ time: timeOf(one) }, one.options),
    action: resetAction(one),
  }),
  'confirm-new-address': (one) => ({
    subject: m.email_new_address_subject({ shop: one.shop }, one.options),
    title: m.email_new_address_title({}, one.options),
    text: m.email_new_address_text({}, one.options),
    action: {
      label: m.email_new_address_button({}, one.options),
      link: pathTo(one, emailChangePath(one.mail.facts.requestId ?? '', one.mail.to)),
    },
  }),
  'address-change-requested': (one) => ({
    subject: m.email_moving_subject({ shop: one.shop }, one.options),
    title: m.email_moving_title({}, one.options),
    text: m.email_moving_text({ time: timeOf(one) }, one.options),
    action: resetAction(one),
  }),
  'address-changed': (one) => ({
    subject: m.email_moved_subject({ shop: one.shop }, one.options),
    title: m.email_moved_title({}, one.options),
    text: m.email_moved_text({ time: timeOf(one) }, one.options),
  }),
  'question-answered': async ({ findAnswered, shop, options }) => {
    const answered = await findAnswered()
    return answered && answeredEmail(answered, shop, options.locale)
  },
  'inquiry-received': async ({ findInquiry, shop, options }) => {
    const inquiry = await findInquiry()
    return inquiry && inquiryEmail(inquiry, shop, options.locale)
  },
  'inquiry-answered': async ({ findInquiry, shop, options }) => {
    const inquiry = await findInquiry()
    return inquiry && inquiryReplyEmail(inquiry, shop, options.locale)
  },
  'orders-held': ({ mail, shop, options }) => stockHoldEmail(mail.facts.by, shop, options.locale),
  'staff-invite': async (one) => {
    const { prove, isInvited, mail, shop, options } = one
    const { inviteId = '', role, staffRole } = mail.facts
    if (!(await isInvited(inviteId))) return
    return {
      subject: m.email_invite_subject({ shop }, options),
      title: inviteTitle({ role, staffRole }, options),
      text: m.email_invite_text({}, options),
      action: {
        label: m.email_invite_button({}, options),
        link: pathTo(one, `/auth/invite?token=${await prove('staff-invite', inviteId)}`),
      },
    }
  },
  'two-factor-changed': (one) => (one.mail.facts.isOn === 'false' ? factorOff(one) : factorOn(one)),
}

const inviteTitle = (
  { role, staffRole }: Record<'role' | 'staffRole', string | undefined>,
  options: Case['options'],
) => {
  if (staffRole) return m.email_invite_title_staff({ role: staffRole }, options)
  return role === 'admin' ? m.email_invite_title_admin({}, options) : m.email_invite_title_moderator({}, options)
}

const resetAction = (one: Case) => ({
  label: m.email_password_button({}, one.options),
  link: pathTo(one, resetPath),
})

const factorOn = (one: Case): EmailText => ({
  subject: m.email_factor_on_subject({ shop: one.shop }, one.options),
  title: m.email_factor_on_title({}, one.options),
  text: m.email_factor_on_text({ time: timeOf(one) }, one.options),
  action: resetAction(one),
})

const factorOff = (one: Case): EmailText => ({
  subject: m.email_factor_off_subject({ shop: one.shop }, one.options),
  title: m.email_factor_off_title({}, one.options),
  text: m.email_factor_off_text({ time: timeOf(one) }, one.options),
  action: resetAction(one),
})
