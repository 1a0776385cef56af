import type { ConsentPurpose } from './consent.ts'

/** The e-mail address of an account was proved to be the person's own. */
export const personConfirmed = (userId: string) => ({ name: 'person.confirmed' as const, facts: { userId } })

/** Somebody's account is gone; `image` is the picture that is still to be thrown away. */
export const personErased = (userId: string, image: string | null) => ({
  name: 'person.erased' as const,
  facts: { userId, image },
})

export const consentChanged = (userId: string, purpose: ConsentPurpose, given: boolean) => ({
  name: 'consent.changed' as const,
  facts: { userId, purpose, given },
})
