import { answerCacheProbe } from '#platform/system/heartbeat.server.ts'
import { listen } from '#platform/postgres/channel.server.ts'
import type { Store } from '#platform/postgres/db.server.ts'
import { log } from '#platform/log/log.server.ts'
import { dropPages } from '#platform/cache/page-cache.server.ts'
import { pageChannel, tagsIn } from '#platform/cache/page-channel.server.ts'
import { keysChannel } from '#shop/settings/save-keys.ts'
import { applySecuritySettings } from '#flows/system/apply-security-settings.ts'
import { cacheProbe } from '#flows/self-checks/check-cache.ts'
import { loadProviderKeys } from '#flows/payments/load-provider-keys.ts'

/** Applies changes of other processes here: cached pages, guards, keys of providers. Changes during a lost connection are unknown, so everything cached is dropped then. Returns a function that stops listening. */
export async function listenForChanges(store: Store) {
  // A change of settings drops everything, since the guards may have changed too.
  const drop = (tags: string[]) => {
    dropPages(tags)
    const call = tags.find((tag) => tag.startsWith(cacheProbe))
    if (call) answerCacheProbe(store.db, call).catch((error: unknown) => log.info({ err: error }, 'cache-probe'))
    if (tags.includes('*'))
      applySecuritySettings(store.db).catch((error: unknown) => log.error({ err: error }, 'guards not applied'))
  }
  const stopPages = await listen(
    store,
    pageChannel,
    (payload) => drop(tagsIn(payload)),
    () => drop(['*']),
  )
  const reloadKeys = () =>
    void loadProviderKeys(store.db).catch((error: unknown) => log.error({ err: error }, 'keys could not be taken'))
  const stopKeys = await listen(store, keysChannel, reloadKeys, reloadKeys)
  await applySecuritySettings(store.db)
  return async () => {
    await stopPages()
    await stopKeys()
  }
}
