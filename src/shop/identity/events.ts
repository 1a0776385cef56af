import type { ConsentPurpose } from './consents/consent.ts'

/** From this moment the address is known to be the person's own: earlier guest orders join. */
export const emailConfirmed = (userId: string, email: string) => ({
  name: 'person.address-confirmed',
  facts: { userId, email },
})
export const passwordChanged = (userId: string) => ({ name: 'person.password-changed', facts: { userId } })

/** Somebody came by a provider that does not vouch for their address: it gets a letter. */
export const confirmationDue = (userId: string) => ({ name: 'person.confirmation-due', facts: { userId } })

/** Somebody's account is gone; `image` is the picture that is still to be thrown away. */
export const userErased = (userId: string, image: string | null) => ({
  name: 'person.erased',
  facts: { userId, image },
})

export const consentChanged = (userId: string, purpose: ConsentPurpose, given: boolean) => ({
  name: 'consent.changed',
  facts: { userId, purpose, given },
})
