/** What compiled messages ask of their runtime, in the browser: the language of the page (vite/small-words-runtime.ts). */
export const getLocale = () => (document.documentElement.lang === 'en' ? 'en' : 'vi')
export const experimentalStaticLocale = undefined
