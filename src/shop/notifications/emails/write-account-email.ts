import type { Db } from '#platform/postgres/db.server.ts'
import { findContact } from '#shop/identity/accounts/find-contact.ts'
import { findOpenInvite } from '#shop/identity/invites/find-invite.ts'
import { findInquiry } from '#shop/inquiries/queries.ts'
import { openProof } from '#shop/identity/proof.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { m } from '#words/messages.js'
import { accountEmailTexts, type AccountEmailCase, type AccountEmailFacts } from './account-email-texts.ts'
import { findAnsweredQuestion } from './find-answered-question.ts'
import { givenName } from '../given-name.ts'
import type { AccountEmailContent } from '../templates/account-email.tsx'

/** What a letter about an account says, and the link it opens, made at this moment; nothing when there is nobody to write to, or nothing to say. */
export async function writeAccountEmail(db: Db, mail: AccountEmailFacts, settings: ShopSettings) {
  return accountEmailContentOf(
    {
      mail,
      person: await findContact(db, mail.to),
      shop: settings.name,
      options: { locale: mail.locale },
      prove: (kind, userId) => openProof(db, kind, userId),
      isInvited: async (inviteId) => Boolean(await findOpenInvite(db, inviteId)),
      findAnswered: () => findAnsweredQuestion(db, mail),
      findInquiry: () => findInquiry(db, mail.facts.inquiryId ?? ''),
    },
    settings,
  )
}

export async function accountEmailContentOf(one: AccountEmailCase, settings: ShopSettings) {
  const { mail, person } = one
  const { locale } = mail
  const said = await accountEmailTexts[mail.kind](one)
  if (!said) return
  const { subject, ...rest } = said
  const content: AccountEmailContent = {
    ...rest,
    locale,
    shop: { name: settings.name, phone: settings.phone },
    greeting: person && m.email_hello({ name: givenName(person.name, locale) }, { locale }),
  }
  return { subject, content, name: person?.name }
}
