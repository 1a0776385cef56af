import type { FallbackPart } from '#shop/catalogue/texts/with-language-fallback.ts'

/** What the page has in no words of its own language stands there in Vietnamese, and says so to those who read aloud. */
export const langOf = ({ borrowed }: { borrowed: FallbackPart[] }, part: FallbackPart) =>
  borrowed.includes(part) ? 'vi' : undefined
