/** An article was created, changed or removed. `key` is its key in the shop's own code, for its page in the cache. */
export const contentChanged = (article: { id: string; key: string | null }, by: string) => ({
  name: 'content.changed' as const,
  facts: { articleId: article.id, key: article.key ?? article.id, by },
})
