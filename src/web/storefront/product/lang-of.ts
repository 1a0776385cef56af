import type { Borrowed } from '#shop/catalogue/fall-back.ts'

/** What the page has in no words of its own language stands there in Vietnamese, and says so to those who read aloud. */
export const langOf = ({ borrowed }: { borrowed: Borrowed[] }, part: Borrowed) =>
  borrowed.includes(part) ? 'vi' : undefined
