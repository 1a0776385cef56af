/** Each language by its own name. */
export const languages = { vi: 'Tiếng Việt', en: 'English' } as const
