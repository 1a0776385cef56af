/** How a boot was felt to run, by who wears it. */
export const fits = ['small', 'true', 'large'] as const
export type Fit = (typeof fits)[number]

/** The same across the foot. */
export const widthFits = ['narrow', 'true', 'wide'] as const
export type WidthFit = (typeof widthFits)[number]

/** Every text of the public waits until staff have read it. */
export const moderations = ['waiting', 'shown', 'hidden'] as const
export type Moderation = (typeof moderations)[number]

/** The kinds of public texts: each has a table of its own, and all are moderated alike. */
export const moderatedKinds = ['review', 'question', 'answer'] as const
export type ModeratedKind = (typeof moderatedKinds)[number]

/** How well the writer skates, in words that fit every discipline. */
export const wearLevels = ['beginner', 'steady', 'advanced'] as const
export type WearLevel = (typeof wearLevels)[number]

export const stars = [5, 4, 3, 2, 1] as const
export type StarCount = (typeof stars)[number]

export const reviewSorts = ['newest', 'best', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]

export const mostReviewPictures = 4

/** How a boot fits is asked a fortnight after it came, which is a few sessions on the ice. */
export const fitQuestionAfterDays = 14
/** Fewer answers are chance, and might tell of a person. */
export const fewestFits = 5
