import type { ConsentPurpose } from './consents/consent.ts'

/** The user has confirmed the address, so earlier guest orders join the account. */
export const emailConfirmed = (userId: string, email: string) => ({
  name: 'user.email-confirmed',
  facts: { userId, email },
})
/** Every sign-in, since a guest order may have been placed with the address meanwhile. */
export const userSignedIn = (userId: string) => ({ name: 'user.signed-in', facts: { userId } })
export const passwordChanged = (userId: string) => ({ name: 'user.password-changed', facts: { userId } })

/** The sign-in provider does not confirm the address, so the shop sends a confirmation email. */
export const confirmationDue = (userId: string) => ({ name: 'user.confirmation-due', facts: { userId } })

/** An account was deleted; `image` is the picture that must still be removed. */
export const userErased = (userId: string, image: string | null) => ({
  name: 'user.erased',
  facts: { userId, image },
})

export const consentChanged = (userId: string, purpose: ConsentPurpose, given: boolean) => ({
  name: 'consent.changed',
  facts: { userId, purpose, given },
})
