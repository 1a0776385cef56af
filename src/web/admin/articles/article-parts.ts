import { m } from '#words/messages.js'

export const articleTextParts = ['title', 'slug', 'summary', 'author', 'tags', 'seoTitle', 'seoDescription'] as const
export type ArticleTextPart = (typeof articleTextParts)[number]

export const articlePartWords = (): Record<ArticleTextPart, string> => ({
  title: m.post_title(),
  slug: m.product_admin_slug(),
  summary: m.post_summary(),
  author: m.post_author(),
  tags: m.post_tags(),
  seoTitle: m.product_admin_seo_title(),
  seoDescription: m.product_admin_seo_description(),
})
export const articleLanguageWords = {
  vi: () => m.product_admin_in_vietnamese(),
  en: () => m.product_admin_in_english(),
}
