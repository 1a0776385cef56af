import { expect, test } from 'vitest'
import type { Document, DocumentNode } from '#shop/content/documents/document.ts'
import { textOfNode } from '#shop/content/documents/document.ts'
import { filterQuestions } from './filter-questions.ts'

const text = (said: string): DocumentNode[] => [{ type: 'text', text: said }]
const heading = (level: number, said: string): DocumentNode => ({
  type: 'heading',
  attrs: { level },
  content: text(said),
})
const paragraph = (said: string): DocumentNode => ({ type: 'paragraph', content: text(said) })
const page: Document = {
  type: 'doc',
  content: [
    paragraph('Trước mọi câu hỏi.'),
    heading(2, 'Giao hàng'),
    heading(3, 'Bao giờ tới?'),
    paragraph('Hai đến bốn ngày.'),
    heading(3, 'Xem hàng trước khi trả tiền?'),
    paragraph('Được, chọn kiểm tra hàng lúc đặt.'),
    heading(2, 'Chăm giày'),
    heading(3, 'Vì sao lưỡi gỉ?'),
    paragraph('Lưỡi lạnh tự đọng nước.'),
  ],
}
const found = (searched: string) => {
  const { body, count } = filterQuestions(page, searched)
  return { count, said: (body.content ?? []).map(textOfNode) }
}

test('a word of an answer finds its question, also when typed without accents', () => {
  expect(found('kiem tra')).toEqual({
    count: 1,
    said: ['Giao hàng', 'Xem hàng trước khi trả tiền?', 'Được, chọn kiểm tra hàng lúc đặt.'],
  })
  expect(found('LƯỠI').count).toBe(1)
})

test('a topic is found by its name and is shown once', () =>
  expect(found('giao hàng').said.filter((said) => said === 'Giao hàng')).toHaveLength(1))

test('a question is found only if it holds every word', () => {
  expect(found('lưỡi gỉ').count).toBe(1)
  expect(found('lưỡi tiền')).toEqual({ count: 0, said: [] })
})
