/** What compiled messages ask of their runtime, in the browser: the language of the page (vite/small-words.ts). */
export const getLocale = () => (document.documentElement.lang === 'en' ? 'en' : 'vi')
export const isEnglish = (options?: { locale?: string }) => (options?.locale ?? getLocale()) === 'en'
export const experimentalStaticLocale = undefined
