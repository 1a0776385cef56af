/**
 * What wakes a page is fetched once the page has been painted: until then the line belongs to its style, letters and first picture.
 * The router names its scripts where they would be fetched before everything else, and leaves no say in it.
 */
export function paintFirst(html: string) {
  const files: string[] = []
  const bare = html.replaceAll(/<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g, (_, file: string) => {
    files.push(file)
    return ''
  })
  let mark: string | undefined
  const woken = bare.replace(
    /(<script[^>]* type="module"[^>]*>)([\s\S]*?)(<\/script>)/,
    (_, open: string, body: string, close: string) => {
      mark = / nonce="[^"]*"/.exec(open)?.[0] ?? ''
      const libraries = files.find((file) => file.includes('/react-'))
      return `${open}${untilPainted}${fetchAll(files)}${evaluateFirst(libraries)}${awaited(body)}${close}`
    },
  )
  return mark === undefined ? woken : inPieces(woken, mark)
}

/**
 * Of a page that is opened, what stands below the first screen is laid out when it is awake (shell/loading/lay-out-hidden-sections.ts): on a phone it is most of the work
 * before the first picture. Who comes back to a place further down, or is led to one, gets the whole page at once: places would move.
 */
const inPieces = (html: string, mark: string) =>
  html
    .replace(/<html[^>]*/, '$& data-pieces=""')
    .replace(
      '<head>',
      `<head><script${mark}>if(location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate")document.documentElement.removeAttribute("data-pieces")</script>`,
    )

/** A page that nobody sees yet is not painted, and one whose style is late is not held up for ever. */
const untilPainted =
  'await new Promise((seen)=>{document.hidden?seen():requestAnimationFrame(()=>setTimeout(seen));setTimeout(seen,1500)});'

/** All at once, not one after the other as each names the next. */
const fetchAll = (files: string[]) =>
  `for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));`

/** What pages import is evaluated in one go: on a slow phone 100 ms in which no finger is answered. So the libraries come first, in a task of their own. */
const evaluateFirst = (file?: string) => (file ? `await import(${JSON.stringify(file)});` : '')

/** An import at the top of a script would be fetched before its first line is run. */
const awaited = (body: string) =>
  body.replaceAll(/^import \* as (\w+) from ("[^"]+");$/gm, 'const $1=await import($2);')
