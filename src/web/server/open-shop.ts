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
import type { FirstAdmin } from './print-welcome.ts'

/**
 * Fills what the modules of shop, flows and web keep in memory, and listens for what other processes change. Answers how to close it. The first admin
 * is shown at once: if anything later fails, the next start finds that admin and cannot know the password.
 */
export async function openShop(store: Store, origin: string, showFirstAdmin: (admin: FirstAdmin) => unknown) {
  await loadProviderKeys(store.db)
  const firstAdmin = await (await import('#seed/seed.ts')).seedIfEmpty(store.db)
  if (firstAdmin) await showFirstAdmin(firstAdmin)
  await refuseMissingFiles(store.db)
  const stops = [await listenForChanges(store), await startLiveChannel(store), await listenForEvents(store.db)]
  registerRoutes(origin, publicRoutes())
  await openSandboxes()
  registerSandbox(findSandboxes()?.trialSandbox)
  const stopBeating = await startHeartbeat(store.db)
  const stopCounting = startWritingTally(store.db)
  return async () => {
    await stopBeating()
    await stopCounting()
    for (const stop of stops) await stop()
  }
}
