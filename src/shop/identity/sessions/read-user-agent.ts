/** First that fits: Edge, Opera and Samsung also say Chrome; Chrome also says Safari; in-app browsers say all of it. */
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

/** Browser and system in words that their owner would use; nothing where it cannot be told. */
export const readUserAgent = (text: string | null) => ({
  browser: first(browsers, text ?? ''),
  system: first(systems, text ?? ''),
})
