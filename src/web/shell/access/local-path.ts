/** A path of this shop from whatever came as `next`: `//evil`, `/\evil`, `https:` and the like become the home page. */
export function localPath(given: string | null | undefined, fallback = '/') {
  if (!given?.startsWith('/') || /[\\\s]|^\/\/|^\/%(2f|5c)/i.test(given)) return fallback
  const url = new URL(given, 'http://shop.invalid')
  return url.host === 'shop.invalid' ? url.pathname.replace(/^\/+/, '/') + url.search : fallback
}
