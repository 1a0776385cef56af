/** A path of this shop from whatever came as `next`: `//evil`, `/\evil`, `https:` and the like become the home page. */
export function localPath(next: string | null | undefined, fallback = '/') {
  if (!next?.startsWith('/') || /[\\\s]|^\/\/|^\/%(2f|5c)/i.test(next)) return fallback
  const url = new URL(next, 'http://shop.invalid')
  return url.host === 'shop.invalid' ? url.pathname.replace(/^\/+/, '/') + url.search : fallback
}
