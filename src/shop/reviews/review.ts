/** How a boot was felt to run, by who wears it. */
export type Fit = 'small' | 'true' | 'large'

/** Everything that is written by the public waits until somebody of the shop has read it (PRODUCT 2, moderator). */
export type Moderation = 'waiting' | 'shown' | 'hidden'
