/** How the size of a boot fits, by its wearer. */
export const fits = ['small', 'true', 'large'] as const
export type Fit = (typeof fits)[number]

/** The same for the width. */
export const widthFits = ['narrow', 'true', 'wide'] as const
export type WidthFit = (typeof widthFits)[number]

/** Every public text waits until a moderator has read it. */
export const moderations = ['waiting', 'shown', 'hidden'] as const
export type Moderation = (typeof moderations)[number]

/** The kinds of public texts: each has its own table, and all are moderated alike. */
export const moderatedKinds = ['review', 'question', 'answer'] as const
export type ModeratedKind = (typeof moderatedKinds)[number]

/** The writer's level, in words that suit every discipline. */
export const wearLevels = ['beginner', 'steady', 'advanced'] as const
export type WearLevel = (typeof wearLevels)[number]

export const stars = [5, 4, 3, 2, 1] as const
export type StarCount = (typeof stars)[number]

export const reviewSorts = ['newest', 'best', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]

export const maxReviewPictures = 4

/** The question about fit is sent a fortnight after delivery, which is a few sessions on the ice. */
export const fitQuestionAfterDays = 14
/** Fewer answers are chance, and might identify a person. */
export const fewestFits = 5
