/** The first match counts: Edge, Opera and Samsung also contain Chrome; Chrome contains Safari; in-app browsers contain all of them. */
const browsers: [RegExp, string][] = [
  [/Zalo/i, 'Zalo'],
  [/FBA[NV]/, 'Facebook'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/coc_coc_browser\//i, 'Cốc Cốc'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]

const first = (kinds: [RegExp, string][], text: string) => kinds.find(([mark]) => mark.test(text))?.[1]

/** Browser and system by their usual names; undefined if unknown. */
export const readUserAgent = (text: string | null) => ({
  browser: first(browsers, text ?? ''),
  system: first(systems, text ?? ''),
})
