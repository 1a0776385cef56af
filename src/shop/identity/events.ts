import type { ConsentPurpose } from './consents/consent.ts'

/** The address is now confirmed as the person's own, so earlier guest orders join the account. */
export const emailConfirmed = (userId: string, email: string) => ({
  name: 'person.address-confirmed',
  facts: { userId, email },
})
export const passwordChanged = (userId: string) => ({ name: 'person.password-changed', facts: { userId } })

/** The sign-in provider does not vouch for the address, so it gets an email. */
export const confirmationDue = (userId: string) => ({ name: 'person.confirmation-due', facts: { userId } })

/** An account was deleted; `image` is the picture that must still be removed. */
export const userErased = (userId: string, image: string | null) => ({
  name: 'person.erased',
  facts: { userId, image },
})

export const consentChanged = (userId: string, purpose: ConsentPurpose, given: boolean) => ({
  name: 'consent.changed',
  facts: { userId, purpose, given },
})
