import type { FallbackPart } from '#shop/catalogue/texts/with-language-fallback.ts'

/** `lang` for texts that fall back to Vietnamese, so that screen readers pronounce them correctly. */
export const langOf = ({ borrowed }: { borrowed: FallbackPart[] }, part: FallbackPart) =>
  borrowed.includes(part) ? 'vi' : undefined
