export type SocialName = 'google' | 'facebook'

/** Names of houses are the same in every language. */
export const socialProviderName = (social: SocialName) => ({ google: 'Google', facebook: 'Facebook' })[social]
export const isSocialName = (name: string | null): name is SocialName => name === 'google' || name === 'facebook'
