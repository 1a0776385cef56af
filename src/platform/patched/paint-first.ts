/**
 * Scripts are fetched after the first paint, so that until then the network is free for stylesheet, fonts and first picture.
 * The router puts its scripts where they would be fetched first and has no option to change that.
 */
export function paintFirst(html: string) {
  const files: string[] = []
  const withoutPreloads = html.replaceAll(/<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g, (_, file: string) => {
    files.push(file)
    return ''
  })
  let mark: string | undefined
  const withScripts = withoutPreloads.replace(
    /(<script[^>]* type="module"[^>]*>)([\s\S]*?)(<\/script>)/,
    (_, open: string, body: string, close: string) => {
      mark = / nonce="[^"]*"/.exec(open)?.[0] ?? ''
      const libraries = files.find((file) => file.includes('/react-'))
      return `${open}${untilPainted}${fetchAll(files)}${evaluateFirst(libraries)}${awaited(body)}${close}`
    },
  )
  return mark === undefined ? withScripts : inPieces(withScripts, mark)
}

/**
 * Sections below the first screen are laid out after hydration (shell/loading/lay-out-hidden-sections.ts): on a phone they are most of the work
 * before the first paint. When the page opens further down (history or anchor), all is laid out at once, since positions would shift.
 */
const inPieces = (html: string, mark: string) =>
  html
    .replace(/<html[^>]*/, '$& data-pieces=""')
    .replace(
      '<head>',
      `<head><script${mark}>if(location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate")document.documentElement.removeAttribute("data-pieces")</script>`,
    )

/** A hidden page is never painted, and a late stylesheet must not delay scripts for ever. */
const untilPainted =
  'await new Promise((seen)=>{document.hidden?seen():requestAnimationFrame(()=>setTimeout(seen));setTimeout(seen,1500)});'

/** Fetches all files at once, not one after the other as each imports the next. */
const fetchAll = (files: string[]) =>
  `for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));`

/** Imports of a page are evaluated in one task: on a slow phone 100 ms without a reaction to input. So the libraries are evaluated first, in a task of their own. */
const evaluateFirst = (file?: string) => (file ? `await import(${JSON.stringify(file)});` : '')

/** Static imports would be fetched before the script's first line runs, so they become dynamic. */
const awaited = (body: string) =>
  body.replaceAll(/^import \* as (\w+) from ("[^"]+");$/gm, 'const $1=await import($2);')
