import { startBeating } from '#platform/beat.server.ts'
import type { Store } from '#platform/db.server.ts'
import { openLive } from '#platform/live.server.ts'
import { keepTally } from '#shop/analytics/write-tally.ts'
import { hearEvents } from '#shop/security/hear-events.ts'
import { knowDoors } from '#flows/self-checks/check-doors.ts'
import { refuseMissingFiles } from '#flows/refuse-missing-files.ts'
import { knowTill } from '#flows/self-checks/check-payment.ts'
import { takeKeys } from '#flows/take-keys.ts'
import { hearOthers } from './hear-others.ts'
import { findSandboxes, openSandboxes } from '#gateways/sandboxes.server.ts'
import { publicDoors } from './public-doors.ts'

/** Fills what the modules of shop, flows and web keep in memory, and listens for what other processes change. */
export async function openShop(store: Store, origin: string) {
  await takeKeys(store.db)
  const firstAdmin = await (await import('#seed/seed.ts')).seedIfEmpty(store.db)
  await refuseMissingFiles(store.db)
  const deafens = [await hearOthers(store), await openLive(store), await hearEvents(store.db)]
  knowDoors(origin, publicDoors())
  await openSandboxes()
  knowTill(findSandboxes()?.trialTill)
  const stopBeating = await startBeating(store.db)
  const stopCounting = keepTally(store.db)
  const close = async () => {
    await stopBeating()
    await stopCounting()
    for (const deafen of deafens) await deafen()
  }
  return { firstAdmin, close }
}
