import { vitals, type Vital } from '#platform/vitals/vitals.ts'
import type { VitalSum } from '#platform/vitals/count-vitals.server.ts'
import { m } from '#words/messages.js'
import { sizeWords, spanWords } from '#web/admin-kit/page/size-words.ts'

const ms = (value: number) => spanWords(value)
const shift = (value: number) => new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 3 }).format(value / 1000)

export const vitalWords: Record<Vital, { name: () => string; say: (value: number) => string }> = {
  load: { name: () => m.system_vital_load(), say: ms },
  lcp: { name: () => m.system_vital_lcp(), say: ms },
  inp: { name: () => m.system_vital_inp(), say: ms },
  cls: { name: () => m.system_vital_cls(), say: shift },
  script: { name: () => m.system_vital_script(), say: (kb) => sizeWords(kb * 1024) },
  memory: { name: () => m.system_vital_memory(), say: (mb) => sizeWords(mb * 2 ** 20) },
}

/** Three quarters of the visits had it no worse than this. */
export const isTooMuch = (vital: Vital, { p75 }: VitalSum) => p75 !== null && p75 > vitals[vital].most
