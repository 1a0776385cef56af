import { startHeartbeat } from '#platform/system/heartbeat.server.ts'
import type { Store } from '#platform/postgres/db.server.ts'
import { startLiveChannel } from '#platform/live.server.ts'
import { startWritingTally } from '#shop/analytics/write-tally.ts'
import { listenForEvents } from '#shop/security/listen-for-events.ts'
import { registerRoutes } from '#flows/self-checks/check-routes.ts'
import { refuseMissingFiles } from '#flows/system/refuse-missing-files.ts'
import { registerSandbox } from '#flows/self-checks/check-payment.ts'
import { loadProviderKeys } from '#flows/payments/load-provider-keys.ts'
import { listenForChanges } from './listen-for-changes.ts'
import { findSandboxes, openSandboxes } from '#gateways/sandboxes.server.ts'
import { publicRoutes } from './policy/public-routes.ts'

/** Fills what the modules of shop, flows and web keep in memory, and listens for what other processes change. */
export async function openShop(store: Store, origin: string) {
  await loadProviderKeys(store.db)
  const firstAdmin = await (await import('#seed/seed.ts')).seedIfEmpty(store.db)
  await refuseMissingFiles(store.db)
  const stops = [await listenForChanges(store), await startLiveChannel(store), await listenForEvents(store.db)]
  registerRoutes(origin, publicRoutes())
  await openSandboxes()
  registerSandbox(findSandboxes()?.trialSandbox)
  const stopBeating = await startHeartbeat(store.db)
  const stopCounting = startWritingTally(store.db)
  const close = async () => {
    await stopBeating()
    await stopCounting()
    for (const stop of stops) await stop()
  }
  return { firstAdmin, close }
}
