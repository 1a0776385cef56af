import type { ViewedArticle } from './view-article.ts'

/** schema.org/Article of a guide or post. */
export const articleLd = (article: ViewedArticle, canonical: string, picture: string | undefined) => ({
  '@context': 'https://schema.org',
  '@type': article.kind === 'post' ? 'BlogPosting' : 'Article',
  headline: article.title,
  description: article.seoDescription ?? article.summary,
  inLanguage: article.written,
  mainEntityOfPage: canonical,
  ...(picture && { image: picture }),
  ...(article.dates.published && { datePublished: article.dates.published }),
  dateModified: article.dates.changed,
  author: { '@type': 'Organization', name: article.author ?? 'Lướt' },
  publisher: { '@type': 'Organization', name: 'Lướt' },
})
