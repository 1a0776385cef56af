/** A page of the shop (terms, about), a guide or a post of the blog: one model for all. */
export const articleKinds = ['page', 'guide', 'post'] as const
export type ArticleKind = (typeof articleKinds)[number]
export const articleStates = ['draft', 'scheduled', 'published', 'archived'] as const
export type ArticleState = (typeof articleStates)[number]
