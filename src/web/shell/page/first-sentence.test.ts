import { describe, expect, test } from 'vitest'
import { firstSentence } from './first-sentence.ts'

describe('the toast of a refused form', () => {
  test('the toast shows a refusal of the whole form before errors of fields, in every shape of answer', () => {
    const sentence = 'Email hoặc mật khẩu không chính xác'
    for (const answer of [
      { intent: 'sign-in', refused: { code: 'sign-in-wrong', text: sentence }, errors: { email: 'khác' } },
      { refused: sentence },
      { refusal: sentence, errors: {} },
      { result: { error: null }, again: { refusal: sentence, isCode: false } },
      { refusal: undefined, coupon: { refusal: sentence, typed: 'TET' } },
      { locked: sentence },
      { gone: sentence },
      { error: sentence },
      { wrongPassword: sentence },
      { unticked: sentence },
    ])
      expect(firstSentence(answer)).toBe(sentence)
  })

  test('the toast shows its own sentence where the answer has one', () => {
    const refused = { code: 'failed', text: 'Hệ thống gặp lỗi.', toast: 'Đăng nhập thất bại' }
    expect(firstSentence({ intent: 'sign-in', refused })).toBe('Đăng nhập thất bại')
  })

  test('the toast shows the first of several field errors, also in Conform’s shape', () => {
    expect(firstSentence({ errors: { current: 'Mật khẩu hiện tại không đúng', wanted: 'ngắn' } })).toMatch(/hiện tại/)
    expect(firstSentence({ result: { error: { phone: null, street: ['Thiếu số nhà', 'khác'] } } })).toBe('Thiếu số nhà')
  })

  test('an answer without a sentence shows no toast', () => {
    for (const answer of [undefined, null, 7, {}, { refusal: undefined, errors: {} }, { isDone: false }])
      expect(firstSentence(answer)).toBeUndefined()
  })
})
