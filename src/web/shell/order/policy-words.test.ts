import { expect, test } from 'vitest'
import { inLocale } from '#test/in-locale.ts'
import { heldPolicyWords } from './policy-words.ts'

const kept = { key: 'warranty', title: 'Chính sách bảo hành 2026', written: 'vi' } as const

test('a kept policy has its own title for readers of its language, and a name with its language for others', () => {
  inLocale('vi', () => expect(heldPolicyWords(kept)).toEqual({ name: kept.title, language: undefined }))
  inLocale('en', () => expect(heldPolicyWords(kept)).toEqual({ name: 'Warranty policy', language: 'in Vietnamese' }))
})
