/** From this moment the address is known to be the person's own: earlier guest orders join (flows). */
export const addressConfirmed = (userId: string, email: string) => ({
  name: 'person.address-confirmed',
  facts: { userId, email },
})
export const passwordChanged = (userId: string) => ({ name: 'person.password-changed', facts: { userId } })

/** Somebody came by a provider that does not vouch for their address: it gets a letter. */
export const confirmationDue = (userId: string) => ({ name: 'person.confirmation-due', facts: { userId } })
