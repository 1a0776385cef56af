/**
 * Stands between the shop's pages and the network, for when there is none (decision 38). What the server puts above this text:
 * `version` of the build, `files` that the offline page needs, `offline` its addresses by language, `words` for the note on kept pages,
 * `languageCookie`, whose name differs in a live shop.
 */
const [filesCache, pagesCache] = [`luot-files-${version}`, `luot-pages-${version}`]
const mostPages = 40
const mostFiles = 250

/** Screens of one person, and whatever binds: they come from the network or not at all. */
const never =
  /^\/(en\/)?(cart|checkout|order-success|orders|my-orders|profile|notifications|wishlist|auth|admin|moderation|api|preview|payments|policies|sandbox|compare|search|set-builder|contact\/message|fit|tools\/reminder|unsubscribe|unwatch|language|sign-out|metrics|healthz|readyz)(\/|\.|$)/
/** A kept page shows no price, on whatever page it stands: today it may be another. With it goes the lower end of a range. */
const sum =
  /(?:\d{1,3}(?:\.\d{3})+(?:\s|&nbsp;)*₫?\s*[–-]\s*)?\d{1,3}(?:\.\d{3})*(?:\s|&nbsp;)*(?:₫|VND|đồng(?!\p{L})|đ(?!\p{L}))/gu

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(event, url))
  else if (/^\/(assets|pictures|media)\//.test(url.pathname)) event.respondWith(file(event, url))
})

async function install() {
  const cache = await caches.open(filesCache)
  await cache.addAll([...files, ...Object.values(offline)])
  await self.skipWaiting()
}

/** What an earlier build left behind goes; its pages name files that are no more. */
async function takeOver() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('luot-') && name !== filesCache && name !== pagesCache)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** The network first, always. Only when there is none the page as it was last seen, else one that says so. */
async function page(event, url) {
  try {
    const answer = await fetch(event.request)
    if (mayKeep(answer, url)) event.waitUntil(keep(pagesCache, mostPages, event.request.url, answer.clone()))
    return answer
  } catch {
    const twin = await englishTwin(url)
    if (twin) return Response.redirect(twin)
    const kept = never.test(url.pathname) ? undefined : await (await caches.open(pagesCache)).match(url.href)
    return kept ? toRead(kept, url) : (await caches.open(filesCache)).match(offline[languageOf(url)])
  }
}

/** As the server answers who chose English and opens an address without a language. Staff screens have no twin. */
async function englishTwin({ pathname, search, origin }) {
  if (/^\/(en|admin|moderation|api)(\/|$)/.test(pathname)) return
  const chosen = await self.cookieStore?.get(languageCookie)
  return chosen?.value === 'en' ? `${origin}/en${pathname === '/' ? '' : pathname}${search}` : undefined
}

const languageOf = ({ pathname }) => (/^\/en(\/|$)/.test(pathname) ? 'en' : 'vi')

/** Found, for everyone, and a page: personal ones are sent with `no-store`. */
const mayKeep = (answer, { pathname }) =>
  answer.status === 200 &&
  !answer.redirected &&
  !never.test(pathname) &&
  !/no-store/.test(answer.headers.get('cache-control') ?? '') &&
  (answer.headers.get('content-type') ?? '').startsWith('text/html')

/** A copy to read, without scripts: nothing in it acts, and it says from when it is. */
async function toRead(kept, url) {
  const html = await kept.text()
  const at = kept.headers.get('date')
  const when = at
    ? new Date(at).toLocaleString(languageOf(url) === 'en' ? 'en-GB' : 'vi-VN', {
        dateStyle: 'short',
        timeStyle: 'short',
      })
    : ''
  const isPriced = sum.test(html)
  sum.lastIndex = 0
  const note = words[languageOf(url)][isPriced ? 'priced' : 'plain'].replace('{time}', when)
  const still = html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<body([^>]*)>/, `<body$1><p role="status" class="bg-ink px-4 py-3 text-center text-bg">${note}</p>`)
  const headers = new Headers(kept.headers)
  return new Response(isPriced ? still.replace(sum, '– ₫') : still, { headers })
}

/** Files are named by what is in them: once here they are right for ever. What does not come is asked for again. */
async function file(event, url) {
  const cache = await caches.open(filesCache)
  const kept = await cache.match(event.request)
  if (kept) return kept
  const answer = await again(event.request, url)
  if (answer.status === 200) event.waitUntil(keep(filesCache, mostFiles, event.request, answer.clone()))
  return answer
}

/** A page's file is asked for three times more, the confirmation of an order twice. */
const retriesFor = ({ pathname }) => (pathname.startsWith('/assets/order-success-page-') ? 2 : 3)

/** After 1, 2 and 3 s; the page that asked does not ask again by itself (src/kit/load-part.ts). Without a network nobody waits. */
async function again(request, url, attempt = 0) {
  const isLast = attempt >= retriesFor(url)
  try {
    const answer = await fetch(request)
    if (answer.status < 500 || isLast) return answer
  } catch (error) {
    if (isLast || !navigator.onLine || !url.pathname.startsWith('/assets/')) throw error
  }
  await new Promise((wake) => setTimeout(wake, 1000 * (attempt + 1)))
  return again(request, url, attempt + 1)
}

/** The oldest go first; what the offline page needs was put in first and stays. */
async function keep(name, most, key, answer) {
  const cache = await caches.open(name)
  await cache.delete(key)
  await cache.put(key, answer)
  const kept = await cache.keys()
  const needed = new Set([...files, ...Object.values(offline)].map((path) => new URL(path, location.origin).href))
  const spare = kept.filter(({ url }) => !needed.has(url))
  await Promise.all(spare.slice(0, Math.max(0, spare.length - most)).map((old) => cache.delete(old)))
}
