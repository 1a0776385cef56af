import { z } from 'zod'

/** A maker that is not sold here, and the search for the closest goods of the shop. */
export const otherMaker = z.object({ name: z.string().min(1), near: z.string().min(1) })
export type OtherMaker = z.infer<typeof otherMaker>

const of = (near: string, ...names: string[]) => names.map((name) => ({ name, near }))

/** Makers that shoppers in Vietnam search for, by default. */
export const usualMakers: OtherMaker[] = [
  ...of('khúc côn cầu', 'Bauer', 'CCM', 'Graf', 'Easton', 'Warrior'),
  ...of('nghệ thuật', 'Edea', 'Jackson', 'Riedell', 'Risport', 'WIFA', 'Aura'),
  ...of('lưỡi nghệ thuật', 'John Wilson', 'Ultima', 'Paramount'),
  ...of('tốc độ', 'Viking', 'Marchese', 'Maple'),
  ...of('giải trí', 'Oxelo', 'Decathlon', 'Rollerblade', 'Powerslide'),
]
