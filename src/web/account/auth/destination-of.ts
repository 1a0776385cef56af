import { withoutLocale } from '#kit/localized.ts'
import { localPath } from '#web/shell/access/local-path.ts'

/**
 * Paths have no language prefix, because the router adds it. It is removed before the check, otherwise `/en//evil` would become `//evil`.
 */
export const destinationOf = (next: string | null | undefined, home: string) =>
  localPath(next && withoutLocale(next), home)
