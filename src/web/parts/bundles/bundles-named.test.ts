import { expect, test } from 'vitest'
import { readHelp } from '#shop/search/phrases/read-help.ts'
import { bundlesNamed } from './list-bundle-cards.server.ts'

type Bundle = Parameters<ReturnType<typeof bundlesNamed>>[0]
const longTrack = {
  name: { vi: 'Tốc độ cự ly dài: hai đôi lưỡi', en: 'Long track: two pairs of blades' },
  text: { vi: 'Giày trần gắn lưỡi', en: 'Boots with blades mounted' },
} as Bundle

test('who asks how to exchange goods is offered no bundle for letters that look alike', () => {
  expect(bundlesNamed(readHelp('đổi trả').rest)(longTrack)).toBe(false)
  expect(bundlesNamed(readHelp('tốc độ').rest)(longTrack)).toBe(true)
})
