/** An article appeared, changed or went. `key` is by what the shop's own code knows it, for its page in the cache. */
export const contentChanged = (article: { id: string; key: string | null }, by: string) => ({
  name: 'content.changed' as const,
  facts: { articleId: article.id, key: article.key ?? article.id, by },
})
