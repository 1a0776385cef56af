import { localPath } from '#web/shell/access/local-path.ts'

/** Paths carry no language: the router puts it in front. Taken off before the path is judged, or `/en//evil` would become `//evil`. */
export const destinationOf = (next: string | null | undefined, home: string) =>
  localPath(next?.replace(/^\/en(?=\/|$)/, '') || (next && '/'), home)
