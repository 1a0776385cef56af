import { answerCacheProbe } from '#platform/beat.server.ts'
import { listen } from '#platform/channel.server.ts'
import type { Store } from '#platform/db.server.ts'
import { log } from '#platform/log.server.ts'
import { dropPages } from '#platform/page-cache.server.ts'
import { pageChannel, tagsIn } from '#platform/page-channel.server.ts'
import { keysChannel } from '#shop/settings/save-keys.ts'
import { applySecuritySettings } from '#flows/apply-guards.ts'
import { cacheProbe } from '#flows/self-checks/check-cache.ts'
import { loadProviderKeys } from '#flows/take-keys.ts'

/** What one process changed holds in all: kept pages, guards, keys of providers. What was told while nobody listened is unknown: then nothing kept is trusted. Answers how to stop listening. */
export async function listenForChanges(store: Store) {
  // Settings drop everything: then the guards may be others, too.
  const drop = (tags: string[]) => {
    dropPages(tags)
    const call = tags.find((tag) => tag.startsWith(cacheProbe))
    if (call) answerCacheProbe(store.db, call).catch((error: unknown) => log.info({ err: error }, 'roll-call'))
    if (tags.includes('*'))
      applySecuritySettings(store.db).catch((error: unknown) => log.error({ err: error }, 'guards not applied'))
  }
  const deafPages = await listen(
    store,
    pageChannel,
    (payload) => drop(tagsIn(payload)),
    () => drop(['*']),
  )
  const takeAnew = () =>
    void loadProviderKeys(store.db).catch((error: unknown) => log.error({ err: error }, 'keys could not be taken'))
  const deafKeys = await listen(store, keysChannel, takeAnew, takeAnew)
  await applySecuritySettings(store.db)
  return async () => {
    await deafPages()
    await deafKeys()
  }
}
