import { tabStorage } from '#kit/browser-storage.ts'

export const reloadedMark = 'luot_reloaded'

/** Names the build that this page came from: the router's list of pages carries it. */
const buildOf = (place: { __reactRouterManifest?: { version: string } }) =>
  place.__reactRouterManifest?.version ?? 'unknown'

/**
 * Whether the page may be asked for anew because one of its files is gone: once for each build. What comes then is another build, or the old one from
 * somewhere between, and a second reload would only be the beginning of an endless one. Where nothing can be noted down, nobody would know when to stop.
 */
export function mayReload() {
  const build = buildOf(globalThis as Parameters<typeof buildOf>[0])
  if (tabStorage.getItem(reloadedMark) === build) return false
  tabStorage.setItem(reloadedMark, build)
  return tabStorage.lasts(reloadedMark)
}
